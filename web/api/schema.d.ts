export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["isAlive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["isReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sign-in/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["followLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["signInWithPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["openGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete: operations["signOutEverywhere"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["signOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["confirmSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readProfile"];
        put?: never;
        post?: never;
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch: operations["changeProfile"];
        trace?: never;
    };
    "/v1/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["setPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/board.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["drawGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/board.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["drawGameAsPng"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTokens"];
        put?: never;
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listGames"];
        put?: never;
        post: operations["openGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["joinGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/nonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["giveNonce"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/seats/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["leaveGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/answers/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["giveAnswer"];
        post?: never;
        delete: operations["withdrawAnswer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/rounds/{round}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readRound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["checkGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readDraft"];
        put: operations["keepDraft"];
        post?: never;
        delete: operations["dropDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInvitations"];
        put?: never;
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/invitations/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["inviteByMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/invitations/{invitation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invitations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readTalk"];
        put?: never;
        post: operations["sayAtTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/extensions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["extendDeadline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["wishPause"];
        post?: never;
        delete: operations["endPause"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/seats/{seat}/substitute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["takeOfferedSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/vacations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listVacations"];
        put?: never;
        post: operations["takeVacation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/vacations/{vacation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["cancelVacation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listUndelivered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhooks"];
        put?: never;
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/v1/me/webhooks/{webhook}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks/{webhook}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks/{webhook}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/webhooks/{webhook}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mail/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["askToUnsubscribe"];
        put?: never;
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/inbound/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["receiveMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["streamGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/rules/{ruleset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            type: string;
            title: string;
            status: number;
            detail?: string;
            code?: string;
            rule?: string;
            pointer?: string;
            questions?: unknown[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    isAlive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        alive: boolean;
                    };
                };
            };
        };
    };
    isReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        database: boolean;
                        queue: boolean;
                    };
                };
            };
        };
    };
    readMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    requestLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    locale?: "en" | "de";
                };
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        expiresAt: string;
                    };
                };
            };
        };
    };
    followLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: string;
                        accessToken: string;
                        refreshToken: string;
                        /** Format: date-time */
                        expiresAt: string;
                    };
                };
            };
        };
    };
    signInWithPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: string;
                        accessToken: string;
                        refreshToken: string;
                        /** Format: date-time */
                        expiresAt: string;
                    };
                };
            };
        };
    };
    openGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    locale?: "en" | "de";
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: string;
                        accessToken: string;
                        refreshToken: string;
                        /** Format: date-time */
                        expiresAt: string;
                    };
                };
            };
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    refreshToken: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: string;
                        accessToken: string;
                        refreshToken: string;
                        /** Format: date-time */
                        expiresAt: string;
                    };
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        session: string;
                        device: string;
                        isCurrent: boolean;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        usedAt: string;
                        /** Format: date-time */
                        expiresAt: string;
                    }[];
                };
            };
        };
    };
    signOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    confirmSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: string;
                        email: string | null;
                        guest: boolean;
                        hasPassword: boolean;
                        name: string;
                        locale: string;
                        timeZone: string;
                        mail: {
                            letters: {
                                [key: string]: string;
                            };
                            digestHour: number;
                            remindAt: number;
                        };
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    locale?: string;
                    timeZone?: string;
                    mail?: {
                        letters?: {
                            [key: string]: string;
                        };
                        digestHour?: number;
                        remindAt?: number;
                    };
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        account: string;
                        email: string | null;
                        guest: boolean;
                        hasPassword: boolean;
                        name: string;
                        locale: string;
                        timeZone: string;
                        mail: {
                            letters: {
                                [key: string]: string;
                            };
                            digestHour: number;
                            remindAt: number;
                        };
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string | null;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    readGame: {
        parameters: {
            query?: never;
            header?: {
                "if-none-match"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        card: {
                            id: string;
                            /** @enum {string} */
                            status: "open" | "running" | "finished" | "parked" | "abandoned";
                            title: string;
                            /** @enum {string} */
                            visibility: "public" | "unlisted" | "private";
                            host: string | null;
                            hostSeat: number | null;
                            ruleset: string;
                            version: number;
                            pack: string;
                            options: unknown;
                            agreement: {
                                pace: {
                                    orders: string | null;
                                    decisions: string | null;
                                    hour?: number;
                                    timeZone?: string;
                                    bank?: {
                                        inHand: string;
                                        perRound: string;
                                        most: string;
                                    };
                                };
                                absence: {
                                    grace: string | null;
                                    standIn: string;
                                    substituteAfter: number | null;
                                };
                                extensions: {
                                    each: number;
                                    by: string;
                                };
                                /** @enum {string} */
                                talk: "none" | "table" | "private";
                            };
                            commitment: string;
                            seats: {
                                seat: number;
                                /** @enum {string} */
                                colour: "blue" | "orange" | "yellow" | "black" | "pink" | "red" | "green";
                                account: string | null;
                                name: string | null;
                                bot: string | null;
                                absentRounds: number;
                                offeredAt: string | null;
                                extensions: number;
                                wishesPause: boolean;
                                away: {
                                    /** Format: date-time */
                                    from: string;
                                    /** Format: date-time */
                                    to: string;
                                }[] | null;
                                bank: number | null;
                                gaveNonce: boolean;
                            }[];
                            waitsFor: number[];
                            round: number;
                            occasion: string | null;
                            askedAt: string | null;
                            ownUntil: string | null;
                            dueAt: string | null;
                            graced: boolean;
                            pausedUntil: string | null;
                            seq: number;
                            head: string | null;
                            /** Format: date-time */
                            openedAt: string;
                            startedAt: string | null;
                            endedAt: string | null;
                        };
                        viewer: number | "public";
                        view: unknown;
                        answerable: {
                            question: string;
                            kind: string;
                        }[];
                    };
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    drawGame: {
        parameters: {
            query?: {
                at?: number;
                round?: number;
                locale?: "en" | "de";
            };
            header?: {
                "if-none-match"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    drawGameAsPng: {
        parameters: {
            query?: {
                at?: number;
                round?: number;
                locale?: "en" | "de";
                width?: number;
            };
            header?: {
                "if-none-match"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        name: string;
                        scopes: string[];
                        /** Format: date-time */
                        createdAt: string;
                        expiresAt: string | null;
                        lastUsedAt: string | null;
                    }[];
                };
            };
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    scopes: string[];
                    /** Format: date-time */
                    expiresAt?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                        card: {
                            token: string;
                            name: string;
                            scopes: string[];
                            /** Format: date-time */
                            createdAt: string;
                            expiresAt: string | null;
                            lastUsedAt: string | null;
                        };
                    };
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listGames: {
        parameters: {
            query?: {
                which?: "mine" | "open" | "running" | "finished" | "substitutes";
                ruleset?: string;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        games: {
                            id: string;
                            /** @enum {string} */
                            status: "open" | "running" | "finished" | "parked" | "abandoned";
                            title: string;
                            /** @enum {string} */
                            visibility: "public" | "unlisted" | "private";
                            host: string | null;
                            hostSeat: number | null;
                            ruleset: string;
                            version: number;
                            pack: string;
                            options: unknown;
                            agreement: {
                                pace: {
                                    orders: string | null;
                                    decisions: string | null;
                                    hour?: number;
                                    timeZone?: string;
                                    bank?: {
                                        inHand: string;
                                        perRound: string;
                                        most: string;
                                    };
                                };
                                absence: {
                                    grace: string | null;
                                    standIn: string;
                                    substituteAfter: number | null;
                                };
                                extensions: {
                                    each: number;
                                    by: string;
                                };
                                /** @enum {string} */
                                talk: "none" | "table" | "private";
                            };
                            commitment: string;
                            seats: {
                                seat: number;
                                /** @enum {string} */
                                colour: "blue" | "orange" | "yellow" | "black" | "pink" | "red" | "green";
                                account: string | null;
                                name: string | null;
                                bot: string | null;
                                absentRounds: number;
                                offeredAt: string | null;
                                extensions: number;
                                wishesPause: boolean;
                                away: {
                                    /** Format: date-time */
                                    from: string;
                                    /** Format: date-time */
                                    to: string;
                                }[] | null;
                                bank: number | null;
                                gaveNonce: boolean;
                            }[];
                            waitsFor: number[];
                            round: number;
                            occasion: string | null;
                            askedAt: string | null;
                            ownUntil: string | null;
                            dueAt: string | null;
                            graced: boolean;
                            pausedUntil: string | null;
                            seq: number;
                            head: string | null;
                            /** Format: date-time */
                            openedAt: string;
                            startedAt: string | null;
                            endedAt: string | null;
                        }[];
                        next: string | null;
                    };
                };
            };
        };
    };
    openGame: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ruleset: string;
                    title: string;
                    options: unknown;
                    /** @enum {string} */
                    visibility?: "public" | "unlisted" | "private";
                    agreement?: {
                        pace?: ("none" | "live" | "daily" | "three-days" | "weekly") | {
                            orders: string | null;
                            decisions: string | null;
                            hour?: number;
                            timeZone?: string;
                            bank?: {
                                inHand: string;
                                perRound: string;
                                most?: string;
                            };
                        };
                        absence?: {
                            grace?: string | null;
                            standIn?: string;
                            substituteAfter?: number | null;
                        };
                        extensions?: {
                            each?: number;
                            by?: string;
                        };
                        /** @enum {string} */
                        talk?: "none" | "table" | "private";
                    };
                    bots?: string[];
                    /** @enum {string} */
                    colour?: "blue" | "orange" | "yellow" | "black" | "pink" | "red" | "green";
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        game: string;
                        commitment: string;
                    };
                };
            };
        };
    };
    joinGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nonce?: string;
                    seat?: number;
                    /** @enum {string} */
                    colour?: "blue" | "orange" | "yellow" | "black" | "pink" | "red" | "green";
                    invitation?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seat: number;
                    };
                };
            };
        };
    };
    giveNonce: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nonce: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        commitment: string;
                        nonce: string;
                    };
                };
            };
        };
    };
    leaveGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    startGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bot?: string;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readAnswers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    giveAnswer: {
        parameters: {
            query?: {
                question?: string;
            };
            header?: {
                "if-match"?: string;
            };
            path: {
                game: string;
                kind: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seat: number;
                        words: string[];
                        places: string[];
                        seq: number;
                        head: string | null;
                        /** Format: date-time */
                        at: string;
                        seal: string | null;
                        salt: string | null;
                    };
                };
            };
        };
    };
    withdrawAnswer: {
        parameters: {
            query?: {
                question?: string;
            };
            header?: {
                "if-match"?: string;
            };
            path: {
                game: string;
                kind: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seat: number;
                        words: string[];
                        places: string[];
                        seq: number;
                        head: string | null;
                        /** Format: date-time */
                        at: string;
                        seal: string | null;
                        salt: string | null;
                    };
                };
            };
        };
    };
    previewDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        events: unknown[];
                        lines: {
                            seats: number[];
                            text: string;
                            step: string | null;
                        }[];
                    };
                };
            };
        };
    };
    readEvents: {
        parameters: {
            query?: {
                since?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seq: number;
                        /** Format: date-time */
                        at: string;
                        by: number | null;
                        event: unknown;
                        seal?: string;
                        salt?: string;
                    }[];
                };
            };
        };
    };
    readLog: {
        parameters: {
            query?: {
                since?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        after: number;
                        count: number;
                        /** Format: date-time */
                        at: string;
                        by: number | null;
                        seal: string | null;
                        head: string | null;
                        salt?: string;
                        schema?: number;
                        events?: unknown[];
                    }[];
                };
            };
        };
    };
    listRounds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        round: number;
                        from: number;
                        to: number;
                    }[];
                };
            };
        };
    };
    readRound: {
        parameters: {
            query?: {
                views?: boolean;
            };
            header?: never;
            path: {
                game: string;
                round: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        round: number;
                        from: number;
                        to: number;
                        before: unknown;
                        after: unknown;
                        steps: {
                            step: string | null;
                            events: {
                                seq: number;
                                /** Format: date-time */
                                at: string;
                                by: number | null;
                                event: unknown;
                                seal?: string;
                                salt?: string;
                            }[];
                            lines: {
                                seats: number[];
                                text: string;
                            }[];
                            view?: unknown;
                        }[];
                    };
                };
            };
        };
    };
    readRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    readProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
        };
    };
    readFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rounds: {
                            round: number;
                            figures: {
                                [key: string]: number[];
                            };
                            others: {
                                [key: string]: {
                                    [key: string]: number;
                                };
                            };
                        }[];
                    };
                };
            };
        };
    };
    checkGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seq: number;
                        head: string | null;
                        brokenAfter: number | null;
                    };
                };
            };
        };
    };
    readDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft: {
                            [key: string]: unknown;
                        } | null;
                        savedAt: string | null;
                    };
                };
            };
        };
    };
    keepDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        savedAt: string;
                    };
                };
            };
        };
    };
    dropDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** Format: date-time */
                        createdAt: string;
                    }[];
                };
            };
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** Format: date-time */
                        createdAt: string;
                        token: string;
                    };
                };
            };
        };
    };
    inviteByMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** Format: date-time */
                        createdAt: string;
                        token: string;
                    };
                };
            };
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                invitation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        /** @enum {string} */
                        status: "open" | "running" | "finished" | "parked" | "abandoned";
                        title: string;
                        /** @enum {string} */
                        visibility: "public" | "unlisted" | "private";
                        host: string | null;
                        hostSeat: number | null;
                        ruleset: string;
                        version: number;
                        pack: string;
                        options: unknown;
                        agreement: {
                            pace: {
                                orders: string | null;
                                decisions: string | null;
                                hour?: number;
                                timeZone?: string;
                                bank?: {
                                    inHand: string;
                                    perRound: string;
                                    most: string;
                                };
                            };
                            absence: {
                                grace: string | null;
                                standIn: string;
                                substituteAfter: number | null;
                            };
                            extensions: {
                                each: number;
                                by: string;
                            };
                            /** @enum {string} */
                            talk: "none" | "table" | "private";
                        };
                        commitment: string;
                        seats: {
                            seat: number;
                            /** @enum {string} */
                            colour: "blue" | "orange" | "yellow" | "black" | "pink" | "red" | "green";
                            account: string | null;
                            name: string | null;
                            bot: string | null;
                            absentRounds: number;
                            offeredAt: string | null;
                            extensions: number;
                            wishesPause: boolean;
                            away: {
                                /** Format: date-time */
                                from: string;
                                /** Format: date-time */
                                to: string;
                            }[] | null;
                            bank: number | null;
                            gaveNonce: boolean;
                        }[];
                        waitsFor: number[];
                        round: number;
                        occasion: string | null;
                        askedAt: string | null;
                        ownUntil: string | null;
                        dueAt: string | null;
                        graced: boolean;
                        pausedUntil: string | null;
                        seq: number;
                        head: string | null;
                        /** Format: date-time */
                        openedAt: string;
                        startedAt: string | null;
                        endedAt: string | null;
                    };
                };
            };
        };
    };
    readTalk: {
        parameters: {
            query?: {
                after?: number;
                before?: number;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: number;
                        /** Format: date-time */
                        at: string;
                        from: number;
                        to: number | null;
                        text: string;
                        erased: boolean;
                        former: boolean;
                    }[];
                };
            };
        };
    };
    sayAtTable: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    to?: number | null;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        number: number;
                        /** Format: date-time */
                        at: string;
                        from: number;
                        to: number | null;
                        text: string;
                        erased: boolean;
                        former: boolean;
                    };
                };
            };
        };
    };
    extendDeadline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        dueAt: string;
                        left: number;
                    };
                };
            };
        };
    };
    wishPause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pausedUntil: string | null;
                        wishes: number[];
                    };
                };
            };
        };
    };
    endPause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pausedUntil: string | null;
                        wishes: number[];
                    };
                };
            };
        };
    };
    takeOfferedSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    invitation?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        seat: number;
                    };
                };
            };
        };
    };
    listVacations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        firstDay: string;
                        lastDay: string;
                        /** Format: date-time */
                        from: string;
                        /** Format: date-time */
                        to: string;
                    }[];
                };
            };
        };
    };
    takeVacation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    firstDay: string;
                    lastDay: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        firstDay: string;
                        lastDay: string;
                        /** Format: date-time */
                        from: string;
                        /** Format: date-time */
                        to: string;
                    };
                };
            };
        };
    };
    cancelVacation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                vacation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listUndelivered: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        game: string;
                        kind: string;
                        occasion: string;
                        reason: string;
                        attempts: number;
                        /** Format: date-time */
                        writtenAt: string;
                    }[];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        url: string;
                        /** @enum {string} */
                        form: "standard" | "discord" | "slack" | "ntfy";
                        kinds: ("asked" | "round-over" | "game-began" | "game-over" | "invitation" | "message")[];
                        isOn: boolean;
                        disabledAt: string | null;
                        okAt: string | null;
                        failingSince: string | null;
                        formerUntil: string | null;
                        /** Format: date-time */
                        createdAt: string;
                    }[];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    url: string;
                    kinds?: string[];
                    form?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string | null;
                        card: {
                            id: string;
                            name: string;
                            url: string;
                            /** @enum {string} */
                            form: "standard" | "discord" | "slack" | "ntfy";
                            kinds: ("asked" | "round-over" | "game-began" | "game-over" | "invitation" | "message")[];
                            isOn: boolean;
                            disabledAt: string | null;
                            okAt: string | null;
                            failingSince: string | null;
                            formerUntil: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    url?: string;
                    kinds?: string[];
                    isOn?: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        name: string;
                        url: string;
                        /** @enum {string} */
                        form: "standard" | "discord" | "slack" | "ntfy";
                        kinds: ("asked" | "round-over" | "game-began" | "game-over" | "invitation" | "message")[];
                        isOn: boolean;
                        disabledAt: string | null;
                        okAt: string | null;
                        failingSince: string | null;
                        formerUntil: string | null;
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string | null;
                        card: {
                            id: string;
                            name: string;
                            url: string;
                            /** @enum {string} */
                            form: "standard" | "discord" | "slack" | "ntfy";
                            kinds: ("asked" | "round-over" | "game-began" | "game-over" | "invitation" | "message")[];
                            isOn: boolean;
                            disabledAt: string | null;
                            okAt: string | null;
                            failingSince: string | null;
                            formerUntil: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        game: string | null;
                        /** @enum {string} */
                        kind: "asked" | "round-over" | "game-began" | "game-over" | "invitation" | "message" | "test";
                        occasion: string;
                        /** @enum {string} */
                        state: "waiting" | "sent" | "failed" | "skipped";
                        attempts: number;
                        /** Format: date-time */
                        nextTryAt: string;
                        sentAt: string | null;
                        status: number | null;
                        duration: number | null;
                        reason: string | null;
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        game: string | null;
                        /** @enum {string} */
                        kind: "asked" | "round-over" | "game-began" | "game-over" | "invitation" | "message" | "test";
                        occasion: string;
                        /** @enum {string} */
                        state: "waiting" | "sent" | "failed" | "skipped";
                        attempts: number;
                        /** Format: date-time */
                        nextTryAt: string;
                        sentAt: string | null;
                        status: number | null;
                        duration: number | null;
                        reason: string | null;
                        /** Format: date-time */
                        createdAt: string;
                    }[];
                };
            };
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhook: string;
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: string;
                        game: string | null;
                        /** @enum {string} */
                        kind: "asked" | "round-over" | "game-began" | "game-over" | "invitation" | "message" | "test";
                        occasion: string;
                        /** @enum {string} */
                        state: "waiting" | "sent" | "failed" | "skipped";
                        attempts: number;
                        /** Format: date-time */
                        nextTryAt: string;
                        sentAt: string | null;
                        status: number | null;
                        duration: number | null;
                        reason: string | null;
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
        };
    };
    askToUnsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    receiveMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: string;
                        words?: string[];
                        seal?: string | null;
                        answered?: boolean;
                    };
                };
            };
        };
    };
    streamGame: {
        parameters: {
            query?: never;
            header?: {
                "last-event-id"?: number;
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    listRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ruleset: string;
                        version: number;
                        pack: string;
                        seats: {
                            least: number;
                            most: number;
                        };
                        colours: string[] | null;
                    }[];
                };
            };
        };
    };
    readRules: {
        parameters: {
            query?: {
                version?: number;
                pack?: string;
            };
            header?: never;
            path: {
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ruleset: string;
                        version: number;
                        pack: string;
                        seats: {
                            least: number;
                            most: number;
                        };
                        colours: string[] | null;
                        facts: unknown;
                        examples: unknown;
                        bots: string[];
                        standIn: string;
                        paces: {
                            /** @enum {string} */
                            pace: "none" | "live" | "daily" | "three-days" | "weekly";
                            orders: string | null;
                            decisions: string | null;
                            grace: string | null;
                            extension: string;
                            usual: boolean;
                        }[];
                    };
                };
            };
        };
    };
}
