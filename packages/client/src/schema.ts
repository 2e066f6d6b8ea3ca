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
    "/v1/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readLimits"];
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
    "/v1/me/program": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["declareProgram"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/v1/oauth/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["decideAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth/device/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["readDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth/device/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["decideDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["issueTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["revokeIssued"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth/device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["beginDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/grants/{grant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["endGrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readOauthMetadata"];
        put?: never;
        post?: never;
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
    "/v1/me/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["streamAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/stream-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["openStreamTicket"];
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
    "/v1/rules/{ruleset}/conformance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["readConformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exports/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listExports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exports/games/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportGames"];
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
        } & {
            [key: string]: unknown;
        };
        Readiness: {
            database: boolean;
            queue: boolean;
        };
        Session: {
            account: string;
            accessToken: string;
            refreshToken: string;
            /** Format: date-time */
            expiresAt: string;
        };
        SessionCard: {
            session: string;
            device: string;
            isCurrent: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            usedAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        Profile: {
            account: string;
            email: string | null;
            guest: boolean;
            hasPassword: boolean;
            name: string;
            program: {
                owner: string;
            } | null;
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
        TokenCard: {
            token: string;
            name: string;
            scopes: string[];
            /** Format: date-time */
            createdAt: string;
            expiresAt: string | null;
            lastUsedAt: string | null;
        };
        Agreement: {
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
            /** @enum {string} */
            programs?: "welcome" | "not";
        };
        SeatCard: {
            seat: number;
            /** @enum {string} */
            colour: "blue" | "orange" | "yellow" | "black" | "pink" | "red" | "green";
            account: string | null;
            name: string | null;
            bot: string | null;
            program: {
                owner: string;
            } | null;
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
        };
        Card: {
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
            options: components["schemas"]["Options"];
            agreement: components["schemas"]["Agreement"];
            commitment: string;
            seats: components["schemas"]["SeatCard"][];
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
        Vacation: {
            id: string;
            firstDay: string;
            lastDay: string;
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
        };
        AccountExport: {
            /** Format: date-time */
            exportedAt: string;
            profile: components["schemas"]["Profile"];
            tokens: components["schemas"]["TokenCard"][];
            grants: {
                grant: string;
                client: string;
                host: string;
                scopes: string[];
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                lastUsedAt: string;
                /** Format: date-time */
                expiresAt: string;
            }[];
            sessions: {
                session: string;
                device: string;
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                usedAt: string;
                /** Format: date-time */
                expiresAt: string;
            }[];
            links: {
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                expiresAt: string;
                usedAt: string | null;
            }[];
            games: {
                card: components["schemas"]["Card"];
                seat: number;
            }[];
            vacations: components["schemas"]["Vacation"][];
            drafts: {
                game: string;
                draft: {
                    [key: string]: unknown;
                };
                /** Format: date-time */
                savedAt: string;
            }[];
            letters: {
                id: string;
                account: string | null;
                game: string;
                kind: string;
                occasion: string;
                seq: number;
                wish: string;
                questions: string | null;
                mail: string | null;
                /** @enum {string} */
                state: "waiting" | "sent" | "failed" | "skipped";
                attempts: number;
                /** Format: date-time */
                nextTryAt: string;
                sentAt: string | null;
                answer: string | null;
                /** Format: date-time */
                createdAt: string;
            }[];
            webhooks: {
                id: string;
                name: string;
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
                origin: string;
            }[];
            messages: {
                game: string;
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
        GameView: {
            card: components["schemas"]["Card"];
            viewer: number | "public";
            view: components["schemas"]["View"] | null;
            answerable: {
                question: string;
                kind: string;
            }[];
        };
        AgreementWish: {
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
            /** @enum {string} */
            programs?: "welcome" | "not";
        };
        AskingProblem: {
            type: string;
            title: string;
            status: number;
            detail?: string;
            code?: string;
            rule?: string;
            pointer?: string;
            questions?: components["schemas"]["Question"][];
        } & {
            [key: string]: unknown;
        };
        Receipt: {
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
        Preview: {
            events: components["schemas"]["Event"][];
            lines: {
                seats: number[];
                text: string;
                step: string | null;
            }[];
        };
        ToldEvent: {
            seq: number;
            /** Format: date-time */
            at: string;
            by: number | null;
            event: components["schemas"]["Event"];
            seal?: string;
            salt?: string;
        };
        LogPage: {
            after: number;
            count: number;
            /** Format: date-time */
            at: string;
            by: number | null;
            seal: string | null;
            head: string | null;
            salt?: string;
            schema?: number;
            events?: components["schemas"]["Event"][];
        };
        RoundCard: {
            round: number;
            from: number;
            to: number;
        };
        Line: {
            seats: number[];
            text: string;
        };
        Round: {
            round: number;
            from: number;
            to: number;
            before: components["schemas"]["View"] | null;
            after: components["schemas"]["View"];
            steps: {
                step: string | null;
                events: components["schemas"]["ToldEvent"][];
                lines: components["schemas"]["Line"][];
                view?: components["schemas"]["View"];
            }[];
        };
        ProofPage: {
            salt: string | null;
            seal: string | null;
            head: string;
            schema?: number;
            events: components["schemas"]["Event"][];
        };
        Proof: {
            /** @enum {string} */
            format: "herald-proof/3" | "herald-proof/2";
            game: string;
            ruleset: string;
            version: number;
            pack?: string;
            /** @enum {integer} */
            chain: 1 | 2;
            commitment: string;
            secret: string;
            nonces: string[];
            contributed: boolean[] | null;
            record: components["schemas"]["Record"];
            result: components["schemas"]["Result"];
            log: components["schemas"]["ProofPage"][];
        };
        Figures: {
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
        NewInvitation: {
            id: string;
            /** Format: date-time */
            createdAt: string;
            token: string;
        };
        Invitation: {
            id: string;
            /** Format: date-time */
            createdAt: string;
        };
        Message: {
            number: number;
            /** Format: date-time */
            at: string;
            from: number;
            to: number | null;
            text: string;
            erased: boolean;
            former: boolean;
        };
        Pause: {
            pausedUntil: string | null;
            wishes: number[];
        };
        Undelivered: {
            game: string;
            kind: string;
            occasion: string;
            reason: string;
            attempts: number;
            /** Format: date-time */
            writtenAt: string;
        };
        OauthError: {
            error: string;
            error_description: string;
        };
        RulesCard: {
            ruleset: string;
            version: number;
            pack: string;
            seats: {
                least: number;
                most: number;
            };
            colours: string[] | null;
        };
        Pace: {
            /** @enum {string} */
            pace: "none" | "live" | "daily" | "three-days" | "weekly";
            orders: string | null;
            decisions: string | null;
            grace: string | null;
            extension: string;
            usual: boolean;
        };
        Rules: {
            ruleset: string;
            version: number;
            pack: string;
            seats: {
                least: number;
                most: number;
            };
            colours: string[] | null;
            facts: components["schemas"]["Facts"];
            examples: {
                options: components["schemas"]["Options"];
                answers: components["schemas"]["Answers"];
                draft?: components["schemas"]["Draft"];
                result?: components["schemas"]["Result"];
            };
            bots: string[];
            standIn: string;
            paces: components["schemas"]["Pace"][];
        };
        XiditPack: {
            name: string;
            fingerprint: string;
        };
        XiditCity: number;
        /** @enum {string} */
        XiditUnit: "militia" | "archer" | "infantry" | "cleric" | "mage";
        /** @enum {string} */
        XiditReward: "gold" | "bards" | "stories";
        /** @enum {string} */
        XiditAssessment: "wealth" | "influence" | "reputation";
        /** @enum {integer} */
        XiditTitanSize: 3 | 4 | 5;
        XiditUnits: {
            militia: number;
            archer: number;
            infantry: number;
            cleric: number;
            mage: number;
        };
        XiditSomeUnits: {
            militia?: number;
            archer?: number;
            infantry?: number;
            cleric?: number;
            mage?: number;
        };
        XiditUnitsOfTile: {
            militia?: number;
            archer?: number;
            infantry?: number;
            cleric?: number;
            mage?: number;
        };
        XiditRewards: {
            gold: number;
            bards: number;
            stories: number;
        };
        XiditTracks: {
            wealth: number;
            influence: number;
            reputation: number;
        };
        /** @enum {string} */
        XiditOrder: "red" | "blue" | "black" | "act" | "wait";
        XiditOrders: components["schemas"]["XiditOrder"][];
        XiditPlacement: {
            [key: string]: number;
        };
        XiditRanking: components["schemas"]["XiditReward"][] | "ask";
        XiditStanding: {
            rewards?: components["schemas"]["XiditRanking"];
            rewardsIn?: {
                [key: string]: components["schemas"]["XiditRanking"];
            };
            bards?: {
                region: string;
                most?: number;
            }[] | "ask";
            titan?: ("decline" | "ask") | {
                sizes: components["schemas"]["XiditTitanSize"][];
                pay?: components["schemas"]["XiditUnit"][];
            };
            dummy?: components["schemas"]["XiditAssessment"] | "ask";
            census?: ("all" | "none" | "ask") | {
                militia: number;
                archer: number;
                infantry: number;
                cleric: number;
                mage: number;
            };
            story?: components["schemas"]["XiditCity"][] | "ask";
            start?: components["schemas"]["XiditCity"][] | "ask";
        };
        XiditOptions: {
            /** @enum {integer} */
            players: 3 | 4 | 5;
            /** @enum {string} */
            length: "long" | "short";
            /** @enum {string} */
            dummy?: "normal" | "hard";
        };
        XiditWishedOptions: {
            /** @enum {integer} */
            players: 3 | 4 | 5;
            /** @enum {string} */
            length?: "long" | "short";
            /** @enum {string} */
            dummy?: "normal" | "hard";
        };
        XiditContender: number | "dummy";
        XiditStartAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "start";
            city: components["schemas"]["XiditCity"];
        };
        XiditOrdersAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "orders";
            year: number;
            orders: components["schemas"]["XiditOrders"];
        };
        XiditWithdrawOrdersAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "withdraw-orders";
            year: number;
        };
        XiditStandingAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "standing";
            standing: components["schemas"]["XiditStanding"];
        };
        XiditStartListAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "start-list";
            cities: components["schemas"]["XiditCity"][] | "ask";
        };
        XiditSpoilsAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "spoils";
            year: number;
            slot: number;
            take: components["schemas"]["XiditReward"][];
            bards?: components["schemas"]["XiditPlacement"];
            dummy?: components["schemas"]["XiditAssessment"];
        };
        XiditTitanAnswer: {
            /** @constant */
            t: "titan";
            year: number;
            slot: number;
            beat: components["schemas"]["XiditTitanSize"];
            units: components["schemas"]["XiditSomeUnits"];
            take: components["schemas"]["XiditReward"][];
            bards?: components["schemas"]["XiditPlacement"];
            dummy?: components["schemas"]["XiditAssessment"];
        } | {
            /** @constant */
            t: "titan";
            year: number;
            slot: number;
            beat: null;
        };
        XiditCensusAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "census";
            year: number;
            show: components["schemas"]["XiditUnits"];
        };
        XiditCensusBardsAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "census-bards";
            year: number;
            kind: components["schemas"]["XiditUnit"];
            bards: components["schemas"]["XiditPlacement"];
        };
        XiditCensusStoryAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "census-story";
            year: number;
            city: components["schemas"]["XiditCity"];
        };
        XiditAnswer: components["schemas"]["XiditStartAnswer"] | components["schemas"]["XiditOrdersAnswer"] | components["schemas"]["XiditWithdrawOrdersAnswer"] | components["schemas"]["XiditStandingAnswer"] | components["schemas"]["XiditStartListAnswer"] | components["schemas"]["XiditSpoilsAnswer"] | components["schemas"]["XiditTitanAnswer"] | components["schemas"]["XiditCensusAnswer"] | components["schemas"]["XiditCensusBardsAnswer"] | components["schemas"]["XiditCensusStoryAnswer"];
        XiditDraft: {
            orders: components["schemas"]["XiditOrders"];
            guesses?: {
                [key: string]: components["schemas"]["XiditOrders"];
            };
        };
        XiditStartQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "start";
            id: string;
            seat: number;
            cities: components["schemas"]["XiditCity"][];
            usual: components["schemas"]["XiditStartAnswer"];
        };
        XiditOrdersQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "orders";
            id: string;
            seat: number;
            year: number;
            count: number;
            words: components["schemas"]["XiditOrder"][];
        };
        XiditSpoilsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "spoils";
            id: string;
            seat: number;
            year: number;
            slot: number;
            city: components["schemas"]["XiditCity"];
            creature: string;
            offered: components["schemas"]["XiditRewards"];
            choose: number;
            rewards: {
                reward: components["schemas"]["XiditReward"];
                amount: number;
            }[];
            bards: components["schemas"]["XiditBardsOptions"] | null;
            dummy: components["schemas"]["XiditAssessment"][];
            usual: components["schemas"]["XiditSpoilsAnswer"];
        };
        XiditTitanQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "titan";
            id: string;
            seat: number;
            year: number;
            slot: number;
            city: components["schemas"]["XiditCity"];
            hand: components["schemas"]["XiditUnits"];
            titans: components["schemas"]["XiditTitanOptions"][];
            usual: components["schemas"]["XiditTitanAnswer"];
        };
        XiditCensusQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "census";
            id: string;
            seat: number;
            year: number;
            most: components["schemas"]["XiditUnits"];
            usual: components["schemas"]["XiditCensusAnswer"];
        };
        XiditCensusBardsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "census-bards";
            id: string;
            seat: number;
            year: number;
            kind: components["schemas"]["XiditUnit"];
            city: components["schemas"]["XiditCity"];
            count: number;
            regions: string[];
            usual: components["schemas"]["XiditCensusBardsAnswer"];
        };
        XiditCensusStoryQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "census-story";
            id: string;
            seat: number;
            year: number;
            cities: components["schemas"]["XiditCity"][];
            usual: components["schemas"]["XiditCensusStoryAnswer"];
        };
        XiditQuestion: components["schemas"]["XiditStartQuestion"] | components["schemas"]["XiditOrdersQuestion"] | components["schemas"]["XiditSpoilsQuestion"] | components["schemas"]["XiditTitanQuestion"] | components["schemas"]["XiditCensusQuestion"] | components["schemas"]["XiditCensusBardsQuestion"] | components["schemas"]["XiditCensusStoryQuestion"];
        XiditBardsOptions: {
            count: number;
            regions: string[];
        };
        XiditTitanOptions: {
            size: components["schemas"]["XiditTitanSize"];
            titan: string;
            creature: string;
            affordable: boolean;
            choose: number;
            rewards: {
                reward: components["schemas"]["XiditReward"];
                amount: number;
            }[];
            bards: components["schemas"]["XiditBardsOptions"] | null;
            dummy: components["schemas"]["XiditAssessment"][];
        };
        XiditBegunEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "begun";
            ruleset: string;
            version: number;
            pack: components["schemas"]["XiditPack"];
            options: components["schemas"]["XiditOptions"];
            seed?: string;
            cities: number;
            regions: string[];
            recruits: {
                city: components["schemas"]["XiditCity"];
                units: components["schemas"]["XiditUnits"];
            }[];
            threats: components["schemas"]["XiditCity"][];
            queue: {
                recruitPile: components["schemas"]["XiditPile"];
                recruitNext: components["schemas"]["XiditCity"] | null;
                recruitDiscard: components["schemas"]["XiditCity"][];
                threatPile: components["schemas"]["XiditPile"];
                threatNext: components["schemas"]["XiditCity"] | null;
                threatDiscard: components["schemas"]["XiditCity"][];
            };
            barracks: components["schemas"]["XiditUnits"];
            titans: {
                3: components["schemas"]["XiditTitanPile"];
                4: components["schemas"]["XiditTitanPile"];
                5: components["schemas"]["XiditTitanPile"];
            };
            assessments: components["schemas"]["XiditAssessment"][];
            dummy: components["schemas"]["XiditTracks"] | null;
            first: number;
        };
        XiditStartChosenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "start-chosen";
            seat: number;
            city: components["schemas"]["XiditCity"];
        };
        XiditStandingLeftEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "standing-left";
            seat: number;
            standing: components["schemas"]["XiditStanding"];
        };
        XiditOrdersGivenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "orders-given";
            year: number;
            seat: number;
            orders?: components["schemas"]["XiditOrders"];
        };
        XiditOrdersWithdrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "orders-withdrawn";
            year: number;
            seat: number;
        };
        XiditOrdersRevealedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "orders-revealed";
            year: number;
            orders: components["schemas"]["XiditOrders"][];
        };
        XiditMovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "moved";
            year: number;
            slot: number;
            seat: number;
            /** @enum {string} */
            road: "red" | "blue" | "black";
            from: components["schemas"]["XiditCity"];
            to: components["schemas"]["XiditCity"];
        };
        XiditWaitedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "waited";
            year: number;
            slot: number;
            seat: number;
            city: components["schemas"]["XiditCity"];
        };
        XiditFailedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "failed";
            year: number;
            slot: number;
            seat: number;
            order: components["schemas"]["XiditOrder"];
            city: components["schemas"]["XiditCity"];
            /** @enum {string} */
            reason: "no-road" | "already-acted" | "lacking-units" | "nothing-here" | "declined";
            missing?: components["schemas"]["XiditSomeUnits"];
        };
        XiditRecruitedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "recruited";
            year: number;
            slot: number;
            seat: number;
            city: components["schemas"]["XiditCity"];
            unit: components["schemas"]["XiditUnit"];
        };
        XiditThreatBeatenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "threat-beaten";
            year: number;
            slot: number;
            seat: number;
            city: components["schemas"]["XiditCity"];
            creature: string;
            units: components["schemas"]["XiditUnits"];
        };
        XiditTitanBeatenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "titan-beaten";
            year: number;
            slot: number;
            seat: number;
            city: components["schemas"]["XiditCity"];
            size: components["schemas"]["XiditTitanSize"];
            titan: string;
            creature: string;
            units: components["schemas"]["XiditUnits"];
        };
        XiditSpoilsTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "spoils-taken";
            year: number;
            slot: number;
            seat: number;
            city: components["schemas"]["XiditCity"];
            take: components["schemas"]["XiditReward"][];
            gold?: number;
            bards?: components["schemas"]["XiditPlacement"];
            stories?: number;
            unheld?: number;
            dummy?: components["schemas"]["XiditAssessment"];
        };
        XiditAskedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "asked";
            year: number;
            slot: number;
            seat: number;
            /** @enum {string} */
            what: "spoils" | "titan";
            city: components["schemas"]["XiditCity"];
        };
        XiditTileLeftEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "tile-left";
            city: components["schemas"]["XiditCity"];
            side: components["schemas"]["XiditSide"];
        };
        XiditTileCameEvent: {
            /** @constant */
            t: "tile-came";
            city: components["schemas"]["XiditCity"];
            /** @constant */
            side: "recruit";
            units: components["schemas"]["XiditUnits"];
        } | {
            /** @constant */
            t: "tile-came";
            city: components["schemas"]["XiditCity"];
            /** @constant */
            side: "threat";
        };
        XiditNextDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "next-drawn";
            side: components["schemas"]["XiditSide"];
            city: components["schemas"]["XiditCity"];
            from: components["schemas"]["XiditSide"];
        };
        XiditPileTurnedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "pile-turned";
            pile: components["schemas"]["XiditSide"];
            tiles: components["schemas"]["XiditPile"];
        };
        XiditTitansAwokeEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "titans-awoke";
            awakening: number;
            sizes: components["schemas"]["XiditTitanSize"][];
        };
        XiditReinforcedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "reinforced";
            recruitPile: components["schemas"]["XiditPile"];
            threatPile: components["schemas"]["XiditPile"];
            threatNext: components["schemas"]["XiditCity"] | null;
        };
        XiditCensusCalledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "census-called";
            year: number;
        };
        XiditCensusGivenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "census-given";
            year: number;
            seat: number;
            show?: components["schemas"]["XiditUnits"];
        };
        XiditCensusRevealedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "census-revealed";
            year: number;
            shown: components["schemas"]["XiditUnits"][];
        };
        XiditCensusJudgedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "census-judged";
            year: number;
            kind: components["schemas"]["XiditUnit"];
            winners: number[];
        };
        XiditCensusAskedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "census-asked";
            year: number;
            /** @enum {string} */
            what: "census-bards" | "census-story";
            kind: components["schemas"]["XiditUnit"];
            seat: number;
        };
        XiditCensusWonEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "census-won";
            year: number;
            kind: components["schemas"]["XiditUnit"];
            seat: number;
            gold?: number;
            bards?: components["schemas"]["XiditPlacement"];
            story?: components["schemas"]["XiditCity"];
            held?: boolean;
        };
        XiditYearBegunEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "year-begun";
            year: number;
            first: number;
        };
        XiditAssessedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "assessed";
            kind: components["schemas"]["XiditAssessment"];
            values: number[];
            dummy: number | null;
            ranking: components["schemas"]["XiditContender"][];
            eliminated: components["schemas"]["XiditContender"][];
        };
        XiditGameEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "game-ended";
            standings: components["schemas"]["XiditContender"][];
            winner: number | null;
        };
        XiditEvent: components["schemas"]["XiditBegunEvent"] | components["schemas"]["XiditStartChosenEvent"] | components["schemas"]["XiditStandingLeftEvent"] | components["schemas"]["XiditOrdersGivenEvent"] | components["schemas"]["XiditOrdersWithdrawnEvent"] | components["schemas"]["XiditOrdersRevealedEvent"] | components["schemas"]["XiditMovedEvent"] | components["schemas"]["XiditWaitedEvent"] | components["schemas"]["XiditFailedEvent"] | components["schemas"]["XiditRecruitedEvent"] | components["schemas"]["XiditThreatBeatenEvent"] | components["schemas"]["XiditTitanBeatenEvent"] | components["schemas"]["XiditSpoilsTakenEvent"] | components["schemas"]["XiditAskedEvent"] | components["schemas"]["XiditTileLeftEvent"] | components["schemas"]["XiditTileCameEvent"] | components["schemas"]["XiditNextDrawnEvent"] | components["schemas"]["XiditPileTurnedEvent"] | components["schemas"]["XiditTitansAwokeEvent"] | components["schemas"]["XiditReinforcedEvent"] | components["schemas"]["XiditCensusCalledEvent"] | components["schemas"]["XiditCensusGivenEvent"] | components["schemas"]["XiditCensusRevealedEvent"] | components["schemas"]["XiditCensusJudgedEvent"] | components["schemas"]["XiditCensusAskedEvent"] | components["schemas"]["XiditCensusWonEvent"] | components["schemas"]["XiditYearBegunEvent"] | components["schemas"]["XiditAssessedEvent"] | components["schemas"]["XiditGameEndedEvent"];
        /** @enum {string} */
        XiditSide: "recruit" | "threat";
        XiditPile: components["schemas"]["XiditCity"][] | {
            top: components["schemas"]["XiditCity"] | null;
            count: number;
        };
        XiditTitanPile: string[] | {
            top: string | null;
            count: number;
        };
        XiditView: {
            viewer: number | "public";
            pack: components["schemas"]["XiditPack"];
            options: components["schemas"]["XiditOptions"];
            years: number;
            censusYears: number[];
            assessments: components["schemas"]["XiditAssessment"][];
            defaults: {
                rewards: components["schemas"]["XiditReward"][];
                dummy: components["schemas"]["XiditAssessment"] | null;
            };
            /** @enum {string} */
            stage: "start" | "orders" | "year" | "census" | "judging" | "over";
            year: number;
            first: number;
            playOrder: number[];
            slot: number | null;
            lords: components["schemas"]["XiditLord"][];
            tiles: components["schemas"]["XiditTile"][];
            recruitTiles: number;
            queue: {
                recruitPile: {
                    count: number;
                    top: components["schemas"]["XiditTileFaces"] | null;
                };
                recruitNext: components["schemas"]["XiditTileFaces"] | null;
                recruitDiscard: components["schemas"]["XiditCity"][];
                threatPile: {
                    count: number;
                    top: components["schemas"]["XiditTileFaces"] | null;
                };
                threatNext: components["schemas"]["XiditTileFaces"] | null;
                threatDiscard: components["schemas"]["XiditCity"][];
            };
            guilds: {
                city: components["schemas"]["XiditCity"];
                seat: number;
                height: number;
            }[];
            regions: {
                region: string;
                first: number;
                second: number;
                central: boolean;
                bards: (number | null)[];
            }[];
            titans: {
                size: components["schemas"]["XiditTitanSize"];
                left: number;
                top: {
                    titan: string;
                    creature: string;
                    raging: boolean;
                    rewards: components["schemas"]["XiditRewards"];
                } | null;
            }[];
            barracks: components["schemas"]["XiditUnits"];
            awakenings: number;
            dummy: components["schemas"]["XiditTracks"] | null;
            judging: components["schemas"]["XiditUnit"] | null;
            waitsFor: {
                seat: number;
                /** @enum {string} */
                t: "start" | "orders" | "spoils" | "titan" | "census" | "census-bards" | "census-story";
            }[];
            questions: components["schemas"]["XiditQuestion"][];
            result: components["schemas"]["XiditResult"] | null;
            revealed: {
                seed: string;
                recruitPile: components["schemas"]["XiditCity"][];
                threatPile: components["schemas"]["XiditCity"][];
                titans: {
                    3: string[];
                    4: string[];
                    5: string[];
                };
            } | null;
        };
        XiditLord: {
            seat: number;
            city: components["schemas"]["XiditCity"] | null;
            gold: number | null;
            units: components["schemas"]["XiditUnits"] | null;
            bards: number | null;
            stories: number | null;
            held: number | null;
            influence: number;
            ordersIn: boolean;
            censusIn: boolean;
            orders: components["schemas"]["XiditOrders"] | null;
            census: components["schemas"]["XiditUnits"] | null;
            acted: components["schemas"]["XiditCity"][];
            standing: components["schemas"]["XiditStanding"] | null;
        };
        XiditTileFaces: {
            city: components["schemas"]["XiditCity"];
            creature: string;
            recruits: components["schemas"]["XiditUnits"];
            needs: components["schemas"]["XiditUnits"];
            rewards: components["schemas"]["XiditRewards"];
        };
        XiditTile: {
            city: components["schemas"]["XiditCity"];
            creature: string;
            recruits: components["schemas"]["XiditUnits"];
            needs: components["schemas"]["XiditUnits"];
            rewards: components["schemas"]["XiditRewards"];
            /** @constant */
            side: "recruit";
            units: components["schemas"]["XiditUnits"];
        } | {
            city: components["schemas"]["XiditCity"];
            creature: string;
            recruits: components["schemas"]["XiditUnits"];
            needs: components["schemas"]["XiditUnits"];
            rewards: components["schemas"]["XiditRewards"];
            /** @constant */
            side: "threat";
        };
        XiditResult: {
            assessments: {
                kind: components["schemas"]["XiditAssessment"];
                values: number[];
                dummy: number | null;
                ranking: components["schemas"]["XiditContender"][];
                eliminated: components["schemas"]["XiditContender"][];
            }[];
            standings: components["schemas"]["XiditContender"][];
            winner: number | null;
        };
        XiditRecord: {
            /** @constant */
            format: "xidit-record/1";
            options: components["schemas"]["XiditOptions"];
            seed?: string;
            entries: components["schemas"]["XiditEntry"][];
        };
        XiditEntry: {
            /** @constant */
            t: "start";
            seat: number;
            city: components["schemas"]["XiditCity"];
        } | {
            /** @constant */
            t: "orders";
            seat: number;
            year: number;
            orders: components["schemas"]["XiditOrders"];
        } | {
            /** @constant */
            t: "spoils";
            seat: number;
            year: number;
            slot: number;
            take: components["schemas"]["XiditReward"][];
            bards?: components["schemas"]["XiditPlacement"];
            dummy?: components["schemas"]["XiditAssessment"];
        } | {
            /** @constant */
            t: "titan";
            seat: number;
            year: number;
            slot: number;
            beat: components["schemas"]["XiditTitanSize"];
            units: components["schemas"]["XiditSomeUnits"];
            take: components["schemas"]["XiditReward"][];
            bards?: components["schemas"]["XiditPlacement"];
            dummy?: components["schemas"]["XiditAssessment"];
        } | {
            /** @constant */
            t: "titan";
            seat: number;
            year: number;
            slot: number;
            beat: null;
        } | {
            /** @constant */
            t: "census";
            seat: number;
            year: number;
            show: components["schemas"]["XiditUnits"];
        } | {
            /** @constant */
            t: "census-bards";
            seat: number;
            year: number;
            kind: components["schemas"]["XiditUnit"];
            bards: components["schemas"]["XiditPlacement"];
        } | {
            /** @constant */
            t: "census-story";
            seat: number;
            year: number;
            city: components["schemas"]["XiditCity"];
        };
        XiditFacts: {
            pack: components["schemas"]["XiditPack"];
            board: components["schemas"]["XiditBoard"];
            tiles: components["schemas"]["XiditTiles"];
            orders: components["schemas"]["XiditOrder"][];
            units: components["schemas"]["XiditUnit"][];
            rewards: components["schemas"]["XiditReward"][];
            assessments: components["schemas"]["XiditAssessment"][];
            options: {
                players: (3 | 4 | 5)[];
                length: ("long" | "short")[];
                dummy: ("normal" | "hard")[];
            };
            optionDefaults: {
                /** @enum {string} */
                length: "long" | "short";
                /** @enum {string} */
                dummy: "normal" | "hard";
            };
            optionNeeds: {
                dummy: {
                    /** @enum {integer} */
                    players: 3 | 4 | 5;
                };
            };
            standing: components["schemas"]["XiditInstruction"][];
        };
        XiditBoard: {
            format: string;
            canvas?: {
                width: number;
                height: number;
            };
            cities: {
                id: components["schemas"]["XiditCity"];
                name: string;
                x?: number;
                y?: number;
                capital?: boolean;
            }[];
            roads: {
                a: components["schemas"]["XiditCity"];
                b: components["schemas"]["XiditCity"];
                /** @enum {string} */
                color: "red" | "blue" | "black";
                cx?: number;
                cy?: number;
            }[];
            regions: {
                id: string;
                name: string;
                terrain?: string;
                first: number;
                second: number;
                central?: boolean;
                emptyToken?: number;
                cities: components["schemas"]["XiditCity"][];
                boundary?: components["schemas"]["XiditCity"][];
                polygon?: number[][];
                label?: {
                    x: number;
                    y: number;
                };
            }[];
        };
        XiditTiles: {
            format: string;
            supply: components["schemas"]["XiditUnits"];
            set45: {
                city: components["schemas"]["XiditCity"];
                creature: string;
                recruits: components["schemas"]["XiditUnitsOfTile"];
                threat: {
                    units: components["schemas"]["XiditUnitsOfTile"];
                    rewards: components["schemas"]["XiditRewards"];
                };
            }[];
            set3: {
                city: components["schemas"]["XiditCity"];
                creature: string;
                recruits: components["schemas"]["XiditUnitsOfTile"];
                threat: {
                    units: components["schemas"]["XiditUnitsOfTile"];
                    rewards: components["schemas"]["XiditRewards"];
                };
            }[];
            titans: {
                id: string;
                size: components["schemas"]["XiditTitanSize"];
                creature: string;
                rewards: components["schemas"]["XiditRewards"];
            }[];
        };
        XiditInstruction: {
            field: string;
            rule: string;
            takes: {
                /** @enum {string} */
                t: "ranking" | "one";
                of: string[];
            } | {
                /** @constant */
                t: "by-city";
                of: string[];
                cities: components["schemas"]["XiditCity"][];
            } | {
                /** @constant */
                t: "regions";
                of: string[];
                most: number;
            } | {
                /** @constant */
                t: "titan";
                words: string[];
                sizes: components["schemas"]["XiditTitanSize"][];
                pay: components["schemas"]["XiditUnit"][];
            } | {
                /** @constant */
                t: "units";
                words: string[];
                of: components["schemas"]["XiditUnit"][];
                most: number;
            } | {
                /** @constant */
                t: "cities";
                of: components["schemas"]["XiditCity"][];
            };
            default: unknown;
            needs?: {
                [key: string]: unknown;
            };
            words: {
                en: {
                    title: string;
                    about: string;
                    usual: string;
                };
                de: {
                    title: string;
                    about: string;
                    usual: string;
                };
            };
        };
        XiditStartAnswerFields: {
            city: components["schemas"]["XiditCity"];
        };
        XiditOrdersAnswerFields: {
            year: number;
            orders: components["schemas"]["XiditOrders"];
        };
        XiditWithdrawOrdersAnswerFields: {
            year: number;
        };
        XiditStandingAnswerFields: {
            standing: components["schemas"]["XiditStanding"];
        };
        XiditStartListAnswerFields: {
            cities: components["schemas"]["XiditCity"][] | "ask";
        };
        XiditSpoilsAnswerFields: {
            year: number;
            slot: number;
            take: components["schemas"]["XiditReward"][];
            bards?: components["schemas"]["XiditPlacement"];
            dummy?: components["schemas"]["XiditAssessment"];
        };
        XiditTitanAnswerFields: {
            year: number;
            slot: number;
            beat: components["schemas"]["XiditTitanSize"];
            units: components["schemas"]["XiditSomeUnits"];
            take: components["schemas"]["XiditReward"][];
            bards?: components["schemas"]["XiditPlacement"];
            dummy?: components["schemas"]["XiditAssessment"];
        } | {
            year: number;
            slot: number;
            beat: null;
        };
        XiditCensusAnswerFields: {
            year: number;
            show: components["schemas"]["XiditUnits"];
        };
        XiditCensusBardsAnswerFields: {
            year: number;
            kind: components["schemas"]["XiditUnit"];
            bards: components["schemas"]["XiditPlacement"];
        };
        XiditCensusStoryAnswerFields: {
            year: number;
            city: components["schemas"]["XiditCity"];
        };
        XiditAnswers: {
            start?: components["schemas"]["XiditStartAnswerFields"];
            orders?: components["schemas"]["XiditOrdersAnswerFields"];
            "withdraw-orders"?: components["schemas"]["XiditWithdrawOrdersAnswerFields"];
            standing?: components["schemas"]["XiditStandingAnswerFields"];
            "start-list"?: components["schemas"]["XiditStartListAnswerFields"];
            spoils?: components["schemas"]["XiditSpoilsAnswerFields"];
            titan?: components["schemas"]["XiditTitanAnswerFields"];
            census?: components["schemas"]["XiditCensusAnswerFields"];
            "census-bards"?: components["schemas"]["XiditCensusBardsAnswerFields"];
            "census-story"?: components["schemas"]["XiditCensusStoryAnswerFields"];
        };
        XiditAnswerBody: components["schemas"]["XiditAnswer"] | components["schemas"]["XiditStartAnswerFields"] | components["schemas"]["XiditOrdersAnswerFields"] | components["schemas"]["XiditWithdrawOrdersAnswerFields"] | components["schemas"]["XiditStandingAnswerFields"] | components["schemas"]["XiditStartListAnswerFields"] | components["schemas"]["XiditSpoilsAnswerFields"] | components["schemas"]["XiditTitanAnswerFields"] | components["schemas"]["XiditCensusAnswerFields"] | components["schemas"]["XiditCensusBardsAnswerFields"] | components["schemas"]["XiditCensusStoryAnswerFields"];
        KingdomDefendersPack: {
            name: string;
            fingerprint: string;
        };
        /** @enum {string} */
        KingdomDefendersGood: "weapon" | "spell" | "coin" | "loot";
        /** @enum {string} */
        KingdomDefendersTrack: "strength" | "magic";
        /** @enum {string} */
        KingdomDefendersDie: "force" | "magic" | "healing" | "wealth";
        /** @enum {string} */
        KingdomDefendersSource: "random" | "left" | "right";
        /** @enum {string} */
        KingdomDefendersArea: "A" | "B1" | "B2" | "B3" | "C" | "D";
        /** @enum {string} */
        KingdomDefendersRelic: "trophy" | "legendaryWeapon" | "arcaneTome" | "orb" | "rune:ember" | "rune:tide" | "rune:gale" | "rune:stone" | "rune:star" | "rune:wild";
        KingdomDefendersPair: {
            weapon: number;
            spell: number;
        };
        KingdomDefendersStanding: {
            /** @enum {string} */
            plan?: "ask" | "steward";
            /** @enum {string} */
            acts?: "ask" | "auto";
            favour?: string[] | "ask";
            out?: components["schemas"]["KingdomDefendersDie"][] | "ask";
            /** @enum {string} */
            split?: "weapon" | "spell" | "even" | "ask";
            track?: components["schemas"]["KingdomDefendersTrack"] | "ask";
            /** @enum {string} */
            goods?: "coin" | "loot" | "ask";
            /** @enum {string} */
            siege?: "wound" | "loot" | "ask";
            reward?: string[] | "ask";
            camp?: {
                most: number;
                /** @enum {string} */
                first: "weapon" | "spell";
            } | "ask";
            marker?: components["schemas"]["KingdomDefendersArea"][] | "ask";
        };
        KingdomDefendersOptions: {
            /** @enum {integer} */
            players: 2 | 3 | 4;
            /** @enum {string} */
            difficulty: "standard" | "advanced" | "expert" | "custom";
            /** @enum {string} */
            variant: "none" | "family" | "extreme";
            pool?: string[];
        };
        KingdomDefendersWishedOptions: {
            /** @enum {integer} */
            players: 2 | 3 | 4;
            /** @enum {string} */
            difficulty?: "standard" | "advanced" | "expert" | "custom";
            /** @enum {string} */
            variant?: "none" | "family" | "extreme";
            pool?: string[];
        };
        KingdomDefendersFateAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "fate";
            keep: string;
            weapons?: number;
        };
        KingdomDefendersDiceAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "dice";
            round: number;
            out: components["schemas"]["KingdomDefendersDie"][];
        };
        KingdomDefendersDieAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "die";
            round: number;
            die: components["schemas"]["KingdomDefendersDie"];
        };
        KingdomDefendersPlaceAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "place";
            round: number;
            space: string | null;
        };
        KingdomDefendersActAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "act";
            round: number;
            space: string;
            do: components["schemas"]["KingdomDefendersDo"] | null;
        };
        KingdomDefendersMarkerAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "marker";
            round: number;
            space: string;
        };
        KingdomDefendersVictoryAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "victory";
            round: number;
            /** @enum {string} */
            goods?: "coin" | "loot";
            track?: components["schemas"]["KingdomDefendersTrack"];
            reward?: components["schemas"]["KingdomDefendersSource"];
        };
        KingdomDefendersSiegeAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "siege";
            round: number;
            track?: components["schemas"]["KingdomDefendersTrack"];
            /** @enum {string} */
            pay?: "wound" | "loot";
        };
        KingdomDefendersPlanAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "plan";
            round: number;
            wishes: components["schemas"]["KingdomDefendersWishes"];
            /** @enum {string} */
            then: "pass" | "ask" | "steward";
        };
        KingdomDefendersWithdrawPlanAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "withdraw-plan";
            round: number;
        };
        KingdomDefendersActsAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "acts";
            round: number;
            steps: components["schemas"]["KingdomDefendersStep"][];
            /** @enum {string} */
            rest: "auto" | "ask";
        };
        KingdomDefendersWithdrawActsAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "withdraw-acts";
            round: number;
        };
        KingdomDefendersStandingAnswer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "standing";
            standing: components["schemas"]["KingdomDefendersStanding"];
        };
        KingdomDefendersAnswer: components["schemas"]["KingdomDefendersFateAnswer"] | components["schemas"]["KingdomDefendersDiceAnswer"] | components["schemas"]["KingdomDefendersDieAnswer"] | components["schemas"]["KingdomDefendersPlaceAnswer"] | components["schemas"]["KingdomDefendersActAnswer"] | components["schemas"]["KingdomDefendersMarkerAnswer"] | components["schemas"]["KingdomDefendersVictoryAnswer"] | components["schemas"]["KingdomDefendersSiegeAnswer"] | components["schemas"]["KingdomDefendersPlanAnswer"] | components["schemas"]["KingdomDefendersWithdrawPlanAnswer"] | components["schemas"]["KingdomDefendersActsAnswer"] | components["schemas"]["KingdomDefendersWithdrawActsAnswer"] | components["schemas"]["KingdomDefendersStandingAnswer"];
        KingdomDefendersDraft: {
            plan: components["schemas"]["KingdomDefendersPlan"];
            guesses?: {
                [key: string]: components["schemas"]["KingdomDefendersPlan"];
            };
            onward?: boolean;
        } | {
            acts: components["schemas"]["KingdomDefendersActs"];
            guesses?: {
                [key: string]: components["schemas"]["KingdomDefendersActs"];
            };
        };
        KingdomDefendersDo: {
            weapons?: number;
            times?: number;
            track?: components["schemas"]["KingdomDefendersTrack"];
            option?: number;
            dice?: components["schemas"]["KingdomDefendersDie"][];
            reward?: components["schemas"]["KingdomDefendersSource"];
            give?: components["schemas"]["KingdomDefendersPair"];
            building?: string;
            rival?: number;
            good?: components["schemas"]["KingdomDefendersGood"];
            /** @enum {string} */
            camp?: "weapon" | "spell";
            target?: string;
            marker?: string;
            deed?: string;
            pay?: components["schemas"]["KingdomDefendersPair"];
        };
        KingdomDefendersWishes: string[][];
        KingdomDefendersPlan: {
            wishes: components["schemas"]["KingdomDefendersWishes"];
            /** @enum {string} */
            then: "pass" | "ask" | "steward";
        };
        KingdomDefendersStep: {
            space: string;
            do: components["schemas"]["KingdomDefendersDo"] | null | "auto";
        };
        KingdomDefendersActs: {
            steps: components["schemas"]["KingdomDefendersStep"][];
            /** @enum {string} */
            rest: "auto" | "ask";
        };
        KingdomDefendersFateQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "fate";
            id: string;
            seat: number;
            usual: components["schemas"]["KingdomDefendersAnswer"];
            fates: {
                fate: string;
                weapons: number[] | null;
            }[];
        };
        KingdomDefendersDiceQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "dice";
            id: string;
            seat: number;
            usual: components["schemas"]["KingdomDefendersAnswer"];
            round: number;
            count: number;
            dice: components["schemas"]["KingdomDefendersDie"][];
        };
        KingdomDefendersDieQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "die";
            id: string;
            seat: number;
            usual: components["schemas"]["KingdomDefendersAnswer"];
            round: number;
            dice: {
                die: components["schemas"]["KingdomDefendersDie"];
                face: string;
            }[];
        };
        KingdomDefendersPlanQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "plan";
            id: string;
            seat: number;
            usual: components["schemas"]["KingdomDefendersAnswer"];
            round: number;
            spaces: components["schemas"]["KingdomDefendersSpaceOption"][];
        };
        KingdomDefendersPlaceQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "place";
            id: string;
            seat: number;
            usual: components["schemas"]["KingdomDefendersAnswer"];
            round: number;
            spaces: components["schemas"]["KingdomDefendersSpaceOption"][];
        };
        KingdomDefendersActsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "acts";
            id: string;
            seat: number;
            usual: components["schemas"]["KingdomDefendersAnswer"];
            round: number;
            spaces: components["schemas"]["KingdomDefendersActOption"][];
            byItself: {
                [key: string]: components["schemas"]["KingdomDefendersDo"] | null;
            };
        };
        KingdomDefendersActQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "act";
            id: string;
            seat: number;
            usual: components["schemas"]["KingdomDefendersAnswer"];
            round: number;
            spaces: components["schemas"]["KingdomDefendersActOption"][];
            byItself: {
                [key: string]: components["schemas"]["KingdomDefendersDo"] | null;
            };
        };
        KingdomDefendersMarkerQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "marker";
            id: string;
            seat: number;
            usual: components["schemas"]["KingdomDefendersAnswer"];
            round: number;
            spaces: string[];
        };
        KingdomDefendersVictoryQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "victory";
            id: string;
            seat: number;
            usual: components["schemas"]["KingdomDefendersAnswer"];
            round: number;
            camp: number;
            goods?: ("coin" | "loot")[];
            track?: components["schemas"]["KingdomDefendersTrack"][];
            reward?: components["schemas"]["KingdomDefendersSource"][];
        };
        KingdomDefendersSiegeQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "siege";
            id: string;
            seat: number;
            usual: components["schemas"]["KingdomDefendersAnswer"];
            round: number;
            camp: number;
            track?: components["schemas"]["KingdomDefendersTrack"][];
            pay: {
                strength?: ("wound" | "loot")[];
                magic?: ("wound" | "loot")[];
                none?: ("wound" | "loot")[];
            };
        };
        KingdomDefendersQuestion: components["schemas"]["KingdomDefendersFateQuestion"] | components["schemas"]["KingdomDefendersDiceQuestion"] | components["schemas"]["KingdomDefendersDieQuestion"] | components["schemas"]["KingdomDefendersPlanQuestion"] | components["schemas"]["KingdomDefendersPlaceQuestion"] | components["schemas"]["KingdomDefendersActsQuestion"] | components["schemas"]["KingdomDefendersActQuestion"] | components["schemas"]["KingdomDefendersMarkerQuestion"] | components["schemas"]["KingdomDefendersVictoryQuestion"] | components["schemas"]["KingdomDefendersSiegeQuestion"];
        KingdomDefendersRequirement: {
            discs: number;
            coins: number;
            fame: number;
        };
        KingdomDefendersField: {
            /** @enum {string} */
            field: "weapons" | "times" | "track" | "option" | "reward" | "give" | "rival" | "good" | "camp" | "target" | "marker" | "deed" | "pay";
            of: (string | number | components["schemas"]["KingdomDefendersPair"])[];
        } | {
            /** @enum {string} */
            field: "weapons" | "camp" | "target";
            /** @enum {string} */
            by: "times" | "rival";
            of: {
                [key: string]: (string | number | components["schemas"]["KingdomDefendersPair"])[];
            };
        } | {
            /** @constant */
            field: "dice";
            of: components["schemas"]["KingdomDefendersDie"][];
            count: number;
        } | {
            /** @constant */
            field: "building";
            of: string[];
            brings: {
                [key: string]: components["schemas"]["KingdomDefendersField"][];
            };
        };
        KingdomDefendersSpaceOption: {
            space: string;
            req: components["schemas"]["KingdomDefendersRequirement"] | null;
            closed: ("occupied" | "nothing-there" | "lacking-discs" | "lacking-coins" | "lacking-fame" | "one-a-round" | "beyond-the-wall" | "no-horde") | null;
        };
        KingdomDefendersActOption: {
            space: string;
            fields: components["schemas"]["KingdomDefendersField"][] | null;
        };
        KingdomDefendersBegunEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "begun";
            ruleset: string;
            version: number;
            pack: components["schemas"]["KingdomDefendersPack"];
            options: components["schemas"]["KingdomDefendersOptions"];
            seed?: string;
            order: number[];
            fame: number[];
            hero: number;
            aside: number;
            characters: {
                [key: string]: string;
            };
            buildings: (string | null)[];
            deeds: string[];
            deedPile: components["schemas"]["KingdomDefendersPile"];
            row: {
                [key: string]: string;
            };
            deck: string[] | {
                count: number;
                top: string | null;
            };
            rewards: string[];
            rewardPile: components["schemas"]["KingdomDefendersPile"];
            horde: {
                id: string;
                counter: number;
            } | null;
            hordePile: components["schemas"]["KingdomDefendersPile"];
            fates: (string[] | null)[];
        };
        KingdomDefendersFateKeptEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "fate-kept";
            seat: number;
            keep?: string;
            weapons?: number;
            changes?: components["schemas"]["KingdomDefendersChange"][];
        };
        KingdomDefendersStandingLeftEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "standing-left";
            seat: number;
            standing: components["schemas"]["KingdomDefendersStanding"];
        };
        KingdomDefendersPlanGivenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "plan-given";
            round: number;
            seat: number;
            wishes?: components["schemas"]["KingdomDefendersWishes"];
            /** @enum {string} */
            then?: "pass" | "ask" | "steward";
        };
        KingdomDefendersPlanWithdrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "plan-withdrawn";
            round: number;
            seat: number;
        };
        KingdomDefendersActsGivenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "acts-given";
            round: number;
            seat: number;
            steps?: components["schemas"]["KingdomDefendersStep"][];
            /** @enum {string} */
            rest?: "auto" | "ask";
        };
        KingdomDefendersActsWithdrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "acts-withdrawn";
            round: number;
            seat: number;
        };
        KingdomDefendersVictoryGivenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "victory-given";
            round: number;
            seat: number;
            /** @enum {string} */
            goods?: "coin" | "loot";
            track?: components["schemas"]["KingdomDefendersTrack"];
            reward?: components["schemas"]["KingdomDefendersSource"];
        };
        KingdomDefendersSiegeGivenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "siege-given";
            round: number;
            seat: number;
            track?: components["schemas"]["KingdomDefendersTrack"];
            /** @enum {string} */
            pay?: "wound" | "loot";
        };
        KingdomDefendersRoundBegunEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "round-begun";
            round: number;
            grey: number | null;
            favour: number[];
        };
        KingdomDefendersHordeCameEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "horde-came";
            round: number;
            special: boolean;
            id: string;
            counter: number;
        };
        KingdomDefendersDiceOutEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "dice-out";
            round: number;
            seat: number;
            out: components["schemas"]["KingdomDefendersDie"][];
        };
        KingdomDefendersDiceRolledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "dice-rolled";
            round: number;
            dice: {
                die: components["schemas"]["KingdomDefendersDie"];
                face: string;
            }[];
        };
        KingdomDefendersDieTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "die-taken";
            round: number;
            seat: number;
            die: components["schemas"]["KingdomDefendersDie"];
            face: string;
            changes: components["schemas"]["KingdomDefendersChange"][];
        };
        KingdomDefendersPlacedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "placed";
            round: number;
            seat: number;
            space: string;
            discs: number;
            coins: number;
            fame: number;
            used?: number;
        };
        KingdomDefendersPassedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "passed";
            round: number;
            seat: number;
            used?: number;
            /** @constant */
            forced?: true;
        };
        KingdomDefendersPlacementEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "placement-ended";
            round: number;
        };
        KingdomDefendersAskedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "asked";
            round: number;
            seat: number;
            /** @enum {string} */
            what: "fate" | "dice" | "die" | "place" | "act" | "marker" | "victory" | "siege";
            used?: number;
        };
        KingdomDefendersActivatedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "activated";
            round: number;
            seat: number;
            space: string;
            do: components["schemas"]["KingdomDefendersDo"];
            used?: number;
            changes: components["schemas"]["KingdomDefendersChange"][];
        };
        KingdomDefendersDeclinedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "declined";
            round: number;
            seat: number;
            space: string;
            used?: number;
            changes: components["schemas"]["KingdomDefendersChange"][];
        };
        KingdomDefendersMarkedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "marked";
            round: number;
            seat: number;
            space: string;
            changes: components["schemas"]["KingdomDefendersChange"][];
        };
        KingdomDefendersAreaEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "area-ended";
            round: number;
            /** @enum {string} */
            area: "A" | "B" | "C";
            /** @enum {string} */
            next: "area-b" | "area-c" | "horde" | "gates";
            order?: number[];
            changes: components["schemas"]["KingdomDefendersChange"][];
        };
        KingdomDefendersHordeBeatenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "horde-beaten";
            round: number;
            horde: string;
            camps: components["schemas"]["KingdomDefendersPair"][];
            due: components["schemas"]["KingdomDefendersDue"];
            defender: boolean;
            changes: components["schemas"]["KingdomDefendersChange"][];
        };
        KingdomDefendersHordeAdvancedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "horde-advanced";
            round: number;
            counter: number;
        };
        KingdomDefendersBesiegedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "besieged";
            round: number;
            horde: string;
            camps: components["schemas"]["KingdomDefendersPair"][];
            due: components["schemas"]["KingdomDefendersDue"];
            changes: components["schemas"]["KingdomDefendersChange"][];
        };
        KingdomDefendersVictoryTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "victory-taken";
            round: number;
            seat: number;
            /** @enum {string} */
            goods?: "coin" | "loot";
            track?: components["schemas"]["KingdomDefendersTrack"];
            reward?: components["schemas"]["KingdomDefendersSource"];
            changes: components["schemas"]["KingdomDefendersChange"][];
        };
        KingdomDefendersSiegePaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "siege-paid";
            round: number;
            seat: number;
            track?: components["schemas"]["KingdomDefendersTrack"];
            /** @enum {string} */
            pay?: "wound" | "loot";
            changes: components["schemas"]["KingdomDefendersChange"][];
        };
        KingdomDefendersWallTurnedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "wall-turned";
            round: number;
            wall: "B" | null;
        };
        KingdomDefendersOrderChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "order-changed";
            round: number;
            order: number[];
            changes: components["schemas"]["KingdomDefendersChange"][];
        };
        KingdomDefendersMaintainedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "maintained";
            round: number;
            building: string | null;
            deeds: (string | null)[];
            rewards: (string | null)[];
            row: {
                [key: string]: string | null;
            };
            drawn: number;
            top: string | null;
            grey: number | null;
            changes: components["schemas"]["KingdomDefendersChange"][];
        };
        KingdomDefendersEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "ended";
            round: number;
            result: components["schemas"]["KingdomDefendersResult"];
        };
        KingdomDefendersEvent: components["schemas"]["KingdomDefendersBegunEvent"] | components["schemas"]["KingdomDefendersFateKeptEvent"] | components["schemas"]["KingdomDefendersStandingLeftEvent"] | components["schemas"]["KingdomDefendersPlanGivenEvent"] | components["schemas"]["KingdomDefendersPlanWithdrawnEvent"] | components["schemas"]["KingdomDefendersActsGivenEvent"] | components["schemas"]["KingdomDefendersActsWithdrawnEvent"] | components["schemas"]["KingdomDefendersVictoryGivenEvent"] | components["schemas"]["KingdomDefendersSiegeGivenEvent"] | components["schemas"]["KingdomDefendersRoundBegunEvent"] | components["schemas"]["KingdomDefendersHordeCameEvent"] | components["schemas"]["KingdomDefendersDiceOutEvent"] | components["schemas"]["KingdomDefendersDiceRolledEvent"] | components["schemas"]["KingdomDefendersDieTakenEvent"] | components["schemas"]["KingdomDefendersPlacedEvent"] | components["schemas"]["KingdomDefendersPassedEvent"] | components["schemas"]["KingdomDefendersPlacementEndedEvent"] | components["schemas"]["KingdomDefendersAskedEvent"] | components["schemas"]["KingdomDefendersActivatedEvent"] | components["schemas"]["KingdomDefendersDeclinedEvent"] | components["schemas"]["KingdomDefendersMarkedEvent"] | components["schemas"]["KingdomDefendersAreaEndedEvent"] | components["schemas"]["KingdomDefendersHordeBeatenEvent"] | components["schemas"]["KingdomDefendersHordeAdvancedEvent"] | components["schemas"]["KingdomDefendersBesiegedEvent"] | components["schemas"]["KingdomDefendersVictoryTakenEvent"] | components["schemas"]["KingdomDefendersSiegePaidEvent"] | components["schemas"]["KingdomDefendersWallTurnedEvent"] | components["schemas"]["KingdomDefendersOrderChangedEvent"] | components["schemas"]["KingdomDefendersMaintainedEvent"] | components["schemas"]["KingdomDefendersEndedEvent"];
        KingdomDefendersPile: string[] | {
            count: number;
        };
        KingdomDefendersDue: {
            seat: number;
            camp: number;
            extreme: boolean;
        }[];
        KingdomDefendersChange: {
            /** @constant */
            c: "count";
            seat: number;
            /** @enum {string} */
            what: "weapon" | "spell" | "coin" | "loot" | "fame";
            n: number;
            /** @constant */
            on?: true;
        } | {
            /** @constant */
            c: "wounded";
            seat: number;
            n: number;
            /** @enum {string} */
            disc?: "hero" | "later";
        } | {
            /** @constant */
            c: "given-up";
            seat: number;
            space: string;
            discs: number;
        } | {
            /** @constant */
            c: "healed";
            seat: number;
            n: number;
            disc: boolean;
        } | {
            /** @constant */
            c: "rose";
            seat: number;
            track: components["schemas"]["KingdomDefendersTrack"];
            to: number;
        } | {
            /** @constant */
            c: "rolled";
            seat: number;
            die: components["schemas"]["KingdomDefendersDie"];
            face: string | null;
        } | {
            /** @constant */
            c: "returned";
            seat: number;
            space: string;
            discs: number;
        } | {
            /** @constant */
            c: "rewarded";
            seat: number;
            from: components["schemas"]["KingdomDefendersSource"];
            tile?: string;
        } | {
            /** @constant */
            c: "card-taken";
            seat: number;
            slot: number;
            card: string;
        } | {
            /** @constant */
            c: "deed-done";
            seat: number;
            deed: string;
            orbs: number;
        } | {
            /** @constant */
            c: "contributed";
            seat: number;
            /** @enum {string} */
            good: "weapon" | "spell";
        } | {
            /** @constant */
            c: "camp-robbed";
            seat: number;
            rival: number;
            /** @enum {string} */
            good: "weapon" | "spell";
        } | {
            /** @constant */
            c: "stolen";
            seat: number;
            rival: number;
            /** @enum {string} */
            what: "weapon" | "spell" | "coin" | "loot" | "fame";
            n?: number;
        } | {
            /** @constant */
            c: "disc-joined";
            seat: number;
        } | {
            /** @constant */
            c: "grey-claimed";
            seat: number;
        } | {
            /** @constant */
            c: "feat";
            seat: number;
            /** @enum {string} */
            feat: "adventurer" | "popular";
        };
        KingdomDefendersView: {
            viewer: number | "public";
            pack: components["schemas"]["KingdomDefendersPack"];
            options: components["schemas"]["KingdomDefendersOptions"];
            rounds: number;
            campLimit: number;
            /** @enum {string} */
            stage: "fates" | "favour" | "placement" | "area-a" | "area-b" | "area-c" | "horde" | "victory" | "siege" | "aftermath" | "gates" | "end" | "over";
            round: number;
            order: number[];
            turn: number | null;
            players: components["schemas"]["KingdomDefendersPlayer"][];
            characters: {
                [key: string]: string;
            };
            buildings: (string | null)[];
            spaces: {
                [key: string]: {
                    seat: number;
                    discs: number;
                };
            };
            adventures: {
                slot: number;
                card: string | null;
                deck: boolean;
                expires: boolean;
            }[];
            deeds: (string | null)[];
            rewards: (string | null)[];
            piles: {
                adventures: number;
                deeds: number;
                rewards: number;
                hordes: number;
            };
            horde: {
                id: string;
                counter: number;
                missing: components["schemas"]["KingdomDefendersPair"];
            } | null;
            wall: ("A" | "B") | null;
            grey: {
                now: number | null;
                next: number | null;
            };
            lastVictory: number | null;
            defender: boolean;
            favour: {
                order: number[];
                out: components["schemas"]["KingdomDefendersDie"][] | null;
                dice: {
                    die: components["schemas"]["KingdomDefendersDie"];
                    face: string;
                    seat: number | null;
                }[];
            } | null;
            areaB: number[];
            waitsFor: {
                seat: number;
                /** @enum {string} */
                t: "fate" | "dice" | "die" | "plan" | "place" | "acts" | "act" | "marker" | "victory" | "siege";
            }[];
            questions: components["schemas"]["KingdomDefendersQuestion"][];
            changeable: components["schemas"]["KingdomDefendersQuestion"][];
            result: components["schemas"]["KingdomDefendersResult"] | null;
            revealed: {
                seed: string;
                buildings: string[];
                deck: string[];
                deedPile: string[];
                rewardPile: string[];
                hordePile: string[];
            } | null;
        };
        KingdomDefendersPlayer: {
            seat: number;
            colour: string;
            fame: number;
            wounds: number;
            strength: number;
            magic: number;
            hero: number;
            aside: number;
            orbsSpent: number;
            camp: components["schemas"]["KingdomDefendersPair"];
            roundAdventures: number;
            roundHerald: number;
            feats: ("adventurer" | "popular")[];
            out: boolean;
            cardsOwned: number;
            rewardsOwned: number;
            fateKept: boolean;
            planIn: boolean;
            actsIn: boolean;
            goods: {
                weapon: number;
                spell: number;
                coin: number;
                loot: number;
            } | null;
            dealt: string[] | null;
            fate: string | null;
            adventures: string[] | null;
            rewards: string[] | null;
            plan: components["schemas"]["KingdomDefendersPlan"] | null;
            planUsed: number | null;
            acts: components["schemas"]["KingdomDefendersActs"] | null;
            given: {
                /** @enum {string} */
                goods?: "coin" | "loot";
                track?: components["schemas"]["KingdomDefendersTrack"];
                reward?: components["schemas"]["KingdomDefendersSource"];
            } | {
                track?: components["schemas"]["KingdomDefendersTrack"];
                /** @enum {string} */
                pay?: "wound" | "loot";
            } | null;
            standing: components["schemas"]["KingdomDefendersStanding"] | null;
        };
        KingdomDefendersResult: {
            kingdomSaved: boolean;
            scores: {
                fame: number;
                loot: number;
                runes: number;
                trophies: number;
                legendaryWeapons: number;
                arcaneTomes: number;
                wounds: number;
                fate: number;
                total: number;
                orbs: {
                    trophy: number;
                    legendaryWeapon: number;
                    arcaneTome: number;
                    rune: number;
                };
            }[];
            ranking: number[][];
            winners: number[];
            achievements: {
                seats: string[][];
                table: string[];
            };
        };
        KingdomDefendersRecord: {
            /** @constant */
            format: "kingdom-defenders-record/1";
            options: components["schemas"]["KingdomDefendersOptions"];
            seed?: string;
            entries: components["schemas"]["KingdomDefendersEntry"][];
        };
        KingdomDefendersEntry: {
            /** @constant */
            t: "fate";
            seat: number;
            keep: string;
            weapons?: number;
        } | {
            /** @constant */
            t: "dice";
            seat: number;
            round: number;
            out: components["schemas"]["KingdomDefendersDie"][];
        } | {
            /** @constant */
            t: "die";
            seat: number;
            round: number;
            die: components["schemas"]["KingdomDefendersDie"];
        } | {
            /** @constant */
            t: "place";
            seat: number;
            round: number;
            space: string | null;
        } | {
            /** @constant */
            t: "act";
            seat: number;
            round: number;
            space: string;
            do: components["schemas"]["KingdomDefendersDo"] | null;
        } | {
            /** @constant */
            t: "marker";
            seat: number;
            round: number;
            space: string;
        } | {
            /** @constant */
            t: "victory";
            seat: number;
            round: number;
            /** @enum {string} */
            goods?: "coin" | "loot";
            track?: components["schemas"]["KingdomDefendersTrack"];
            reward?: components["schemas"]["KingdomDefendersSource"];
        } | {
            /** @constant */
            t: "siege";
            seat: number;
            round: number;
            track?: components["schemas"]["KingdomDefendersTrack"];
            /** @enum {string} */
            pay?: "wound" | "loot";
        };
        KingdomDefendersFacts: {
            pack: components["schemas"]["KingdomDefendersPack"];
            content: components["schemas"]["KingdomDefendersContent"];
            options: {
                players: (2 | 3 | 4)[];
                difficulty: ("standard" | "advanced" | "expert" | "custom")[];
                variant: ("none" | "family" | "extreme")[];
            };
            optionDefaults: {
                /** @enum {string} */
                difficulty: "standard" | "advanced" | "expert" | "custom";
                /** @enum {string} */
                variant: "none" | "family" | "extreme";
            };
            optionNeeds: {
                pool: {
                    /** @enum {string} */
                    difficulty: "standard" | "advanced" | "expert" | "custom";
                };
            };
            standing: components["schemas"]["KingdomDefendersInstruction"][];
        };
        KingdomDefendersName: {
            en: string;
            de: string;
        };
        KingdomDefendersGain: {
            /** @constant */
            op: "gain";
            /** @enum {string} */
            res: "weapon" | "spell" | "coin" | "loot" | "fame" | "weaponOrSpell";
            n: number;
        };
        KingdomDefendersEffect: components["schemas"]["KingdomDefendersGain"] | {
            /** @constant */
            op: "heal";
            n: number;
        } | {
            /** @constant */
            op: "pay";
            /** @enum {string} */
            res: "coin" | "wound";
            n: number;
        } | {
            /** @constant */
            op: "buy";
            coins: number;
            n: number;
            times: number;
        } | {
            /** @constant */
            op: "level";
            /** @enum {string} */
            track: "strength" | "magic" | "either";
            n: number;
        } | {
            /** @constant */
            op: "choose";
            options: (components["schemas"]["KingdomDefendersGain"] | {
                /** @constant */
                op: "heal";
                n: number;
            })[][];
        } | {
            /** @constant */
            op: "roll";
            /** @enum {string} */
            die: "force" | "magic" | "healing" | "wealth" | "any";
            times: number;
        } | {
            /** @enum {string} */
            op: "reward" | "copy" | "shield" | "first";
        } | {
            /** @enum {string} */
            op: "contribute" | "perCard";
            max: number;
        } | {
            /** @constant */
            op: "disc";
            /** @enum {string} */
            kind: "own" | "grey";
        } | {
            /** @constant */
            op: "attack";
            /** @enum {string} */
            kind: "good" | "wound" | "camp";
        } | {
            /** @constant */
            op: "attack";
            /** @constant */
            kind: "fame";
            n: number;
        } | {
            /** @constant */
            op: "attack";
            /** @constant */
            kind: "bounce";
            areas: components["schemas"]["KingdomDefendersArea"][];
            coins: number;
        } | {
            /** @constant */
            op: "discount";
            resources: number;
            wounds: number;
        } | {
            /** @constant */
            op: "on";
            triggers: ("adventure" | "deed" | "contribution" | "areaB")[];
            do: components["schemas"]["KingdomDefendersGain"][];
        } | {
            /** @constant */
            op: "levelTile";
            value: number;
        };
        KingdomDefendersSetup: {
            characters: number;
            aside: number;
            hero: number;
            deckSlot: number;
            campLimit: number;
            dice: number;
            startFame: number[];
            removeTiles: string[];
            twoPlayerCardsOnly: boolean;
        };
        KingdomDefendersVariantFacts: {
            rounds: number;
            removeTiles: string[];
            /** @enum {string} */
            horde: "never" | "set-up" | "round-2";
        };
        KingdomDefendersTrackFacts: {
            name: components["schemas"]["KingdomDefendersName"];
            relic: components["schemas"]["KingdomDefendersRelic"];
            good: components["schemas"]["KingdomDefendersGood"];
            steps: {
                multiplier?: number;
                effects?: components["schemas"]["KingdomDefendersEffect"][];
            }[];
        };
        KingdomDefendersDieFacts: {
            colour: string;
            name: components["schemas"]["KingdomDefendersName"];
            faces: {
                id: string;
                effects: components["schemas"]["KingdomDefendersEffect"][];
                count: number;
            }[];
        };
        KingdomDefendersContent: {
            format: string;
            seats: {
                colour: string;
                name: components["schemas"]["KingdomDefendersName"];
            }[];
            goods: {
                id: components["schemas"]["KingdomDefendersGood"];
                name: components["schemas"]["KingdomDefendersName"];
                plural: components["schemas"]["KingdomDefendersName"];
            }[];
            relics: {
                id: components["schemas"]["KingdomDefendersRelic"];
                name: components["schemas"]["KingdomDefendersName"];
            }[];
            players: {
                2: components["schemas"]["KingdomDefendersSetup"];
                3: components["schemas"]["KingdomDefendersSetup"];
                4: components["schemas"]["KingdomDefendersSetup"];
            };
            constants: {
                rounds: number;
                discsPerPlayer: number;
                markerDiscs: number;
                buildingTiles: number;
                maxWounds: number;
                faceUpDeeds: number;
                faceUpRewards: number;
                fatesDealt: number;
                maxAttackTiles: number;
                failFame: number;
            };
            difficulties: {
                standard: number;
                advanced: number;
                expert: number;
            };
            variants: {
                none: components["schemas"]["KingdomDefendersVariantFacts"];
                family: components["schemas"]["KingdomDefendersVariantFacts"];
                extreme: components["schemas"]["KingdomDefendersVariantFacts"];
            };
            areas: {
                id: components["schemas"]["KingdomDefendersArea"];
                name: components["schemas"]["KingdomDefendersName"];
                /** @enum {string} */
                zone: "city" | "kingdom" | "wall";
            }[];
            zones: {
                /** @enum {string} */
                id: "city" | "kingdom" | "wall";
                name: components["schemas"]["KingdomDefendersName"];
            }[];
            spaces: {
                id: string;
                name: components["schemas"]["KingdomDefendersName"];
                area: components["schemas"]["KingdomDefendersArea"];
                minPlayers: number;
                req?: components["schemas"]["KingdomDefendersRequirement"];
                slot?: number | null;
                expires?: boolean;
                max?: number;
                door?: number;
            }[];
            characters: {
                id: string;
                name: components["schemas"]["KingdomDefendersName"];
                printed: boolean;
                stars: number;
                attack: boolean;
                affectsC: boolean;
                effects: components["schemas"]["KingdomDefendersEffect"][];
                passive: boolean;
                fixedSlot: number | null;
                req: components["schemas"]["KingdomDefendersRequirement"];
            }[];
            buildings: {
                id: string;
                name: components["schemas"]["KingdomDefendersName"];
                printed: boolean;
                stars: number;
                attack: boolean;
                affectsC: boolean;
                effects: components["schemas"]["KingdomDefendersEffect"][];
                spaces: {
                    id: string;
                    name: components["schemas"]["KingdomDefendersName"];
                    req: components["schemas"]["KingdomDefendersRequirement"];
                    minPlayers: number;
                }[];
            }[];
            adventures: {
                id: string;
                name: components["schemas"]["KingdomDefendersName"];
                discs: number;
                cost: {
                    wound: number;
                    weapon: number;
                    spell: number;
                    any: number;
                };
                effects: components["schemas"]["KingdomDefendersEffect"][];
                relics: components["schemas"]["KingdomDefendersRelic"][];
                twoPlayer: boolean;
            }[];
            deeds: {
                id: string;
                name: components["schemas"]["KingdomDefendersName"];
                /** @enum {string} */
                pile: "I" | "II";
                needs: {
                    weapon?: number;
                    spell?: number;
                    coin?: number;
                    loot?: number;
                    adventureCard?: number;
                    rune?: number;
                    distinctRune?: number;
                    trophy?: number;
                    legendaryWeapon?: number;
                    arcaneTome?: number;
                };
            }[];
            rewards: {
                id: string;
                name: components["schemas"]["KingdomDefendersName"];
                relic: components["schemas"]["KingdomDefendersRelic"];
            }[];
            hordes: {
                id: string;
                name: components["schemas"]["KingdomDefendersName"];
                needs: components["schemas"]["KingdomDefendersPair"];
                speed: number;
                siegeFame: number;
                players: number[];
            }[];
            specialHordes: {
                id: string;
                players: number;
                faces: {
                    id: string;
                    name: components["schemas"]["KingdomDefendersName"];
                    needs: components["schemas"]["KingdomDefendersPair"];
                    speed: number;
                    siegeFame: number;
                    round: number;
                }[];
            }[];
            hordeOutcome: {
                victory: {
                    goodsAt: number;
                    trackAt: number;
                };
                siege: {
                    trackAt: number;
                    leastFame: number;
                };
            };
            fates: {
                id: string;
                name: components["schemas"]["KingdomDefendersName"];
                start: components["schemas"]["KingdomDefendersGain"][];
                score: {
                    /** @constant */
                    kind: "table";
                    of: string;
                    table: number[];
                } | {
                    /** @constant */
                    kind: "perItem";
                    of: string;
                    each: number;
                };
            }[];
            tracks: {
                strength: components["schemas"]["KingdomDefendersTrackFacts"];
                magic: components["schemas"]["KingdomDefendersTrackFacts"];
            };
            dice: {
                force: components["schemas"]["KingdomDefendersDieFacts"];
                magic: components["schemas"]["KingdomDefendersDieFacts"];
                healing: components["schemas"]["KingdomDefendersDieFacts"];
                wealth: components["schemas"]["KingdomDefendersDieFacts"];
            };
            rewardSources: {
                id: components["schemas"]["KingdomDefendersSource"];
                name: components["schemas"]["KingdomDefendersName"];
                bonus: components["schemas"]["KingdomDefendersEffect"][];
            }[];
            scoring: {
                loot: number;
                runeSets: number[];
                trophies: number[];
                trophiesBeyond: number;
                wound: number;
            };
            steward: {
                weapon: string;
                spell: string;
                both: string;
            };
            achievements: {
                id: string;
                name: components["schemas"]["KingdomDefendersName"];
                /** @enum {string} */
                scope: "seat" | "table";
            }[];
        };
        KingdomDefendersInstruction: {
            field: string;
            rule: string;
            takes: {
                /** @enum {string} */
                t: "one" | "some";
                of: string[];
            } | {
                /** @constant */
                t: "camp";
                most: number;
                first: string[];
            };
            default: unknown;
            words: {
                en: {
                    title: string;
                    about: string;
                    usual: string;
                };
                de: {
                    title: string;
                    about: string;
                    usual: string;
                };
            };
        };
        KingdomDefendersFateAnswerFields: {
            keep: string;
            weapons?: number;
        };
        KingdomDefendersDiceAnswerFields: {
            round: number;
            out: components["schemas"]["KingdomDefendersDie"][];
        };
        KingdomDefendersDieAnswerFields: {
            round: number;
            die: components["schemas"]["KingdomDefendersDie"];
        };
        KingdomDefendersPlaceAnswerFields: {
            round: number;
            space: string | null;
        };
        KingdomDefendersActAnswerFields: {
            round: number;
            space: string;
            do: components["schemas"]["KingdomDefendersDo"] | null;
        };
        KingdomDefendersMarkerAnswerFields: {
            round: number;
            space: string;
        };
        KingdomDefendersVictoryAnswerFields: {
            round: number;
            /** @enum {string} */
            goods?: "coin" | "loot";
            track?: components["schemas"]["KingdomDefendersTrack"];
            reward?: components["schemas"]["KingdomDefendersSource"];
        };
        KingdomDefendersSiegeAnswerFields: {
            round: number;
            track?: components["schemas"]["KingdomDefendersTrack"];
            /** @enum {string} */
            pay?: "wound" | "loot";
        };
        KingdomDefendersPlanAnswerFields: {
            round: number;
            wishes: components["schemas"]["KingdomDefendersWishes"];
            /** @enum {string} */
            then: "pass" | "ask" | "steward";
        };
        KingdomDefendersWithdrawPlanAnswerFields: {
            round: number;
        };
        KingdomDefendersActsAnswerFields: {
            round: number;
            steps: components["schemas"]["KingdomDefendersStep"][];
            /** @enum {string} */
            rest: "auto" | "ask";
        };
        KingdomDefendersWithdrawActsAnswerFields: {
            round: number;
        };
        KingdomDefendersStandingAnswerFields: {
            standing: components["schemas"]["KingdomDefendersStanding"];
        };
        KingdomDefendersAnswers: {
            fate?: components["schemas"]["KingdomDefendersFateAnswerFields"];
            dice?: components["schemas"]["KingdomDefendersDiceAnswerFields"];
            die?: components["schemas"]["KingdomDefendersDieAnswerFields"];
            place?: components["schemas"]["KingdomDefendersPlaceAnswerFields"];
            act?: components["schemas"]["KingdomDefendersActAnswerFields"];
            marker?: components["schemas"]["KingdomDefendersMarkerAnswerFields"];
            victory?: components["schemas"]["KingdomDefendersVictoryAnswerFields"];
            siege?: components["schemas"]["KingdomDefendersSiegeAnswerFields"];
            plan?: components["schemas"]["KingdomDefendersPlanAnswerFields"];
            "withdraw-plan"?: components["schemas"]["KingdomDefendersWithdrawPlanAnswerFields"];
            acts?: components["schemas"]["KingdomDefendersActsAnswerFields"];
            "withdraw-acts"?: components["schemas"]["KingdomDefendersWithdrawActsAnswerFields"];
            standing?: components["schemas"]["KingdomDefendersStandingAnswerFields"];
        };
        KingdomDefendersAnswerBody: components["schemas"]["KingdomDefendersAnswer"] | components["schemas"]["KingdomDefendersFateAnswerFields"] | components["schemas"]["KingdomDefendersDiceAnswerFields"] | components["schemas"]["KingdomDefendersDieAnswerFields"] | components["schemas"]["KingdomDefendersPlaceAnswerFields"] | components["schemas"]["KingdomDefendersActAnswerFields"] | components["schemas"]["KingdomDefendersMarkerAnswerFields"] | components["schemas"]["KingdomDefendersVictoryAnswerFields"] | components["schemas"]["KingdomDefendersSiegeAnswerFields"] | components["schemas"]["KingdomDefendersPlanAnswerFields"] | components["schemas"]["KingdomDefendersWithdrawPlanAnswerFields"] | components["schemas"]["KingdomDefendersActsAnswerFields"] | components["schemas"]["KingdomDefendersWithdrawActsAnswerFields"] | components["schemas"]["KingdomDefendersStandingAnswerFields"];
        View: components["schemas"]["XiditView"] | components["schemas"]["KingdomDefendersView"];
        Question: components["schemas"]["XiditQuestion"] | components["schemas"]["KingdomDefendersQuestion"];
        AnswerBody: components["schemas"]["XiditAnswerBody"] | components["schemas"]["KingdomDefendersAnswerBody"];
        Answers: components["schemas"]["XiditAnswers"] | components["schemas"]["KingdomDefendersAnswers"];
        Event: components["schemas"]["XiditEvent"] | components["schemas"]["KingdomDefendersEvent"];
        Record: components["schemas"]["XiditRecord"] | components["schemas"]["KingdomDefendersRecord"];
        Result: components["schemas"]["XiditResult"] | components["schemas"]["KingdomDefendersResult"];
        Options: components["schemas"]["XiditWishedOptions"] | components["schemas"]["KingdomDefendersWishedOptions"];
        Facts: components["schemas"]["XiditFacts"] | components["schemas"]["KingdomDefendersFacts"];
        Draft: components["schemas"]["XiditDraft"] | components["schemas"]["KingdomDefendersDraft"];
    };
    responses: {
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        OurMistake: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        NoDatabase: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        NoToken: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        NotUnderstood: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        NotJson: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        BadField: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        TooManyOrTooManyTries: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        UnknownTokenOrNoToken: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        ScopeOrNotByProgram: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        UnknownTokenOrNoTokenOrSignedOut: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        NoSuchAccount: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        Scope: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        ScopeOrNotByProgramOrConfirmFirst: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        NoDatabaseOrTooBusy: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        UnknownToken: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        NoSuchGame: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        RulesMissing: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        TooBusyOrNoDatabase: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        NoSuchGameOrNoSuchRoundOrNoPicture: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        RulesMissingOrGameNotBegunOrGameParked: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        NotUnderstoodOrRefused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        NoSuchRuleset: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        ScopeOrNoPrograms: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        ScopeOrNotAtTheTable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        RulesMissingOrGameBegun: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        ScopeOrNotTheHost: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        NoSuchGameOrNoSuchAnswer: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        MovedOn: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        RefusedOrTooManyChanges: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        QuestionNeeded: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["AskingProblem"];
            };
        };
        RulesMissingOrGameParked: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        RulesMissingOrGameNotBegunOrGameParkedOrGameNotOver: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        RulesMissingOrGameNotBegunOrGameParkedOrGameAbandonedOrNoDeadline: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        NoSuchWebhook: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        WebhookOff: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        BadLink: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        BadClient: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        NoSuchUserCode: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        Game: string;
        IfNoneMatch: string;
        At: number;
        Round: number;
        Locale: "en" | "de";
        Token: string;
        IdempotencyKey: string;
        Question: string;
        Kind: string;
        IfMatch: string;
        Since: number;
        Webhook: string;
        Names: boolean;
        Ticket: string;
        Version: number;
        Pack: string;
        Ruleset: string;
    };
    requestBodies: never;
    headers: {
        "X-Request-Id": string;
        RateLimit: string;
        "RateLimit-Policy": string;
        "Retry-After": number;
        ETag: string;
        Location: string;
    };
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    readLimits: {
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        most: number;
                        unit: string;
                        per: ("minute" | "hour" | "day" | "year" | "round" | "game") | null;
                        of: string;
                        problem: string | null;
                    }[];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionCard"][];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
        };
    };
    declareProgram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    owner: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
        };
    };
    readGame: {
        parameters: {
            query?: never;
            header?: {
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameView"];
                };
            };
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    drawGame: {
        parameters: {
            query?: {
                at?: components["parameters"]["At"];
                round?: components["parameters"]["Round"];
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    drawGameAsPng: {
        parameters: {
            query?: {
                at?: components["parameters"]["At"];
                round?: components["parameters"]["Round"];
                locale?: components["parameters"]["Locale"];
                width?: number;
            };
            header?: {
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenCard"][];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                        card: components["schemas"]["TokenCard"];
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
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                limit?: number;
                status?: "open" | "running" | "parked" | "finished" | "abandoned" | "over" | "all";
                waiting?: boolean;
            };
            header?: {
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        games: components["schemas"]["Card"][];
                        next: string | null;
                    };
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    openGame: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ruleset: string;
                    title: string;
                    options: components["schemas"]["Options"];
                    /** @enum {string} */
                    visibility?: "public" | "unlisted" | "private";
                    agreement?: components["schemas"]["AgreementWish"];
                    bots?: string[];
                    /** @enum {string} */
                    colour?: "blue" | "orange" | "yellow" | "black" | "pink" | "red" | "green";
                };
            };
        };
        responses: {
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                game: components["parameters"]["Game"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                game: components["parameters"]["Game"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                game: components["parameters"]["Game"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answers"];
                };
            };
        };
    };
    giveAnswer: {
        parameters: {
            query?: {
                question?: components["parameters"]["Question"];
            };
            header?: {
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                game: components["parameters"]["Game"];
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
        };
    };
    withdrawAnswer: {
        parameters: {
            query?: {
                question?: components["parameters"]["Question"];
            };
            header?: {
                "if-match"?: components["parameters"]["IfMatch"];
            };
            path: {
                game: components["parameters"]["Game"];
                kind: components["parameters"]["Kind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Receipt"];
                };
            };
        };
    };
    previewDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Draft"];
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    readEvents: {
        parameters: {
            query?: {
                since?: components["parameters"]["Since"];
            };
            header?: never;
            path: {
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToldEvent"][];
                };
            };
        };
    };
    readLog: {
        parameters: {
            query?: {
                since?: components["parameters"]["Since"];
            };
            header?: never;
            path: {
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogPage"][];
                };
            };
        };
    };
    listRounds: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundCard"][];
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
                game: components["parameters"]["Game"];
                round: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Round"];
                };
            };
        };
    };
    readRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Record"];
                };
            };
        };
    };
    readProof: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proof"];
                };
            };
        };
    };
    readFigures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Figures"];
                };
            };
        };
    };
    checkGame: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                game: components["parameters"]["Game"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewInvitation"];
                };
            };
        };
    };
    inviteByMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: components["parameters"]["Game"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewInvitation"];
                };
            };
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: components["parameters"]["Game"];
                invitation: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Card"];
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
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"][];
                };
            };
        };
    };
    sayAtTable: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                game: components["parameters"]["Game"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
        };
    };
    extendDeadline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pause"];
                };
            };
        };
    };
    endPause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pause"];
                };
            };
        };
    };
    takeOfferedSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: components["parameters"]["Game"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vacation"][];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vacation"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Undelivered"][];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                webhook: components["parameters"]["Webhook"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                webhook: components["parameters"]["Webhook"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                webhook: components["parameters"]["Webhook"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                webhook: components["parameters"]["Webhook"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                webhook: components["parameters"]["Webhook"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                webhook: components["parameters"]["Webhook"];
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                token: components["parameters"]["Token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
    readAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    query: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        client: string;
                        isAddress: boolean;
                        host: string;
                        scopes: string[];
                        games: {
                            game: string;
                            title: string | null;
                        }[];
                        wrong: {
                            error: string;
                            description: string;
                            backTo: string;
                        } | null;
                    };
                };
            };
        };
    };
    decideAuthorization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    query: string;
                    allow: boolean;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        redirectTo: string;
                    };
                };
            };
        };
    };
    readDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userCode: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        client: string;
                        scopes: string[];
                        games: {
                            game: string;
                            title: string | null;
                        }[];
                        /** Format: date-time */
                        expiresAt: string;
                    };
                };
            };
        };
    };
    decideDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userCode: string;
                    allow: boolean;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    issueTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    grant_type: string;
                    client_id?: string;
                    code?: string;
                    redirect_uri?: string;
                    code_verifier?: string;
                    refresh_token?: string;
                    scope?: string;
                    device_code?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        /** @enum {string} */
                        token_type: "Bearer";
                        expires_in: number;
                        refresh_token: string;
                        scope: string;
                    };
                };
            };
        };
    };
    revokeIssued: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    token?: string;
                    token_type_hint?: string;
                    client_id?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    beginDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    client_id?: string;
                    scope?: string;
                };
            };
        };
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        device_code: string;
                        user_code: string;
                        verification_uri: string;
                        verification_uri_complete: string;
                        expires_in: number;
                        interval: number;
                    };
                };
            };
        };
    };
    listGrants: {
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        grant: string;
                        client: string;
                        host: string;
                        scopes: string[];
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        lastUsedAt: string;
                        /** Format: date-time */
                        expiresAt: string;
                    }[];
                };
            };
        };
    };
    endGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                grant: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    readOauthMetadata: {
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
    streamGame: {
        parameters: {
            query?: {
                names?: components["parameters"]["Names"];
                ticket?: components["parameters"]["Ticket"];
                since?: number;
            };
            header?: {
                "last-event-id"?: number;
            };
            path: {
                game: components["parameters"]["Game"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    streamAccount: {
        parameters: {
            query?: {
                names?: components["parameters"]["Names"];
                ticket?: components["parameters"]["Ticket"];
                since?: string;
            };
            header?: {
                "last-event-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                    "application/x-ndjson": {
                        /** @enum {string} */
                        kind: "present";
                        id?: string;
                        games: {
                            game: string;
                            ruleset: string;
                            title: string;
                            /** @enum {string} */
                            status: "open" | "running" | "finished" | "parked" | "abandoned";
                            revision: number;
                            seq: number;
                            round: number;
                            seat: number;
                            waitsFor: number[];
                            asked: {
                                question: string;
                                kind: string;
                            }[];
                            dueAt: string | null;
                            said: number;
                        }[];
                        unchanged?: string[];
                        invitations: {
                            invitation: string;
                            game: string;
                            title: string;
                            ruleset: string;
                            from: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    } | {
                        /** @enum {string} */
                        kind: "game";
                        id?: string;
                        game: string;
                        ruleset: string;
                        title: string;
                        /** @enum {string} */
                        status: "open" | "running" | "finished" | "parked" | "abandoned";
                        revision: number;
                        seq: number;
                        round: number;
                        seat: number;
                        waitsFor: number[];
                        asked: {
                            question: string;
                            kind: string;
                        }[];
                        dueAt: string | null;
                        said: number;
                        happened: string[];
                    } | {
                        /** @enum {string} */
                        kind: "gone";
                        id?: string;
                        game: string;
                    } | {
                        /** @enum {string} */
                        kind: "invitation";
                        id?: string;
                        invitation: string;
                        game: string;
                        title: string;
                        ruleset: string;
                        from: string | null;
                        /** Format: date-time */
                        createdAt: string;
                    } | {
                        /** @enum {string} */
                        kind: "message";
                        id?: string;
                        game: string;
                        number: number;
                        /** Format: date-time */
                        at: string;
                        from: number;
                        to: number | null;
                        text: string;
                        erased: boolean;
                        former: boolean;
                    } | {
                        /** @enum {string} */
                        kind: "ended";
                        id?: string;
                        reason: string;
                    };
                };
            };
        };
    };
    openStreamTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    game?: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ticket: string;
                        /** Format: date-time */
                        expiresAt: string;
                    };
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
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RulesCard"][];
                };
            };
        };
    };
    readRules: {
        parameters: {
            query?: {
                version?: components["parameters"]["Version"];
                pack?: components["parameters"]["Pack"];
            };
            header?: never;
            path: {
                ruleset: components["parameters"]["Ruleset"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rules"];
                };
            };
        };
    };
    readConformance: {
        parameters: {
            query?: {
                version?: components["parameters"]["Version"];
                pack?: components["parameters"]["Pack"];
            };
            header?: never;
            path: {
                ruleset: components["parameters"]["Ruleset"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        format: "herald-conformance/1";
                        ruleset: string;
                        version: number;
                        pack: string;
                        branches: string[];
                        cases: {
                            number: number;
                            shows: string[];
                            record: unknown;
                            positions: unknown[];
                            error?: {
                                index: number;
                                rule: string;
                            };
                            result?: unknown;
                        }[];
                    };
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listExports: {
        parameters: {
            query?: {
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        days: {
                            day: string;
                            games: number;
                        }[];
                        next: string | null;
                    };
                };
            };
        };
    };
    exportGames: {
        parameters: {
            query?: {
                after?: string;
            };
            header?: never;
            path: {
                day: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
