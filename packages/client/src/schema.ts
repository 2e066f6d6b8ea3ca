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
    "/v1/sessions/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["enterCode"];
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
    "/v1/me/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["changeAddress"];
        post: operations["askAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sign-in/former-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["undoAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["joinGuest"];
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
    "/v1/me/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["makeCalendar"];
        post?: never;
        delete: operations["endCalendar"];
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
    "/v1/me/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listBrowsers"];
        put?: never;
        post: operations["addBrowser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/push/{browser}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeBrowser"];
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
export interface webhooks {
    told: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["told"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
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
            questions?: ({
                id: string;
                seat: number;
                t: string;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
        };
        Readiness: {
            database: boolean;
            queue: boolean;
        };
        LinkAsked: {
            /** Format: date-time */
            expiresAt: string;
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
                push: {
                    [key: string]: boolean;
                };
                digestHour: number;
                remindAt: number;
                stopped: string | null;
            };
            /** Format: date-time */
            calendarAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        TokenCard: {
            token: string;
            name: string;
            scopes: string[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string | null;
            /** Format: date-time */
            lastUsedAt: string | null;
        };
        Grant: {
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
            /** @enum {unknown} */
            talk: "none" | "table" | "private";
            /** @enum {unknown} */
            programs?: "welcome" | "not";
        };
        SeatCard: {
            seat: number;
            /** @enum {unknown} */
            colour: "blue" | "orange" | "yellow" | "black" | "pink" | "red" | "green";
            account: string | null;
            name: string | null;
            bot: string | null;
            program: {
                owner: string;
            } | null;
            absentRounds: number;
            /** Format: date-time */
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
            /** @enum {unknown} */
            status: "open" | "running" | "finished" | "parked" | "abandoned";
            title: string;
            /** @enum {unknown} */
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
            /** Format: date-time */
            askedAt: string | null;
            /** Format: date-time */
            ownUntil: string | null;
            /** Format: date-time */
            dueAt: string | null;
            graced: boolean;
            /** Format: date-time */
            pausedUntil: string | null;
            seq: number;
            head: string | null;
            /** Format: date-time */
            openedAt: string;
            /** Format: date-time */
            startedAt: string | null;
            /** Format: date-time */
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
            exportedAt?: string;
            profile?: components["schemas"]["Profile"];
            formerAddresses?: {
                [key: string]: unknown;
            }[];
            tokens?: {
                [key: string]: unknown;
            }[];
            grants?: {
                [key: string]: unknown;
            }[];
            sessions?: {
                [key: string]: unknown;
            }[];
            links?: {
                [key: string]: unknown;
            }[];
            mailed?: {
                [key: string]: unknown;
            }[];
            games?: {
                [key: string]: unknown;
            }[];
            vacations?: {
                [key: string]: unknown;
            }[];
            drafts?: {
                [key: string]: unknown;
            }[];
            letters?: {
                [key: string]: unknown;
            }[];
            webhooks?: {
                [key: string]: unknown;
            }[];
            browsers?: {
                [key: string]: unknown;
            }[];
            messages?: {
                [key: string]: unknown;
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
            /** @enum {unknown} */
            talk?: "none" | "table" | "private";
            /** @enum {unknown} */
            programs?: "welcome" | "not";
        };
        Answers: {
            [key: string]: unknown;
        };
        Receipt: {
            seat: number;
            words: string[];
            places: string[];
            warnings: string[];
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
            warnings: string[];
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
            /** @enum {unknown} */
            format: "herald-proof/3" | "herald-proof/2";
            game: string;
            ruleset: string;
            version: number;
            pack?: string;
            /** @enum {unknown} */
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
            /** Format: date-time */
            pausedUntil: string | null;
            wishes: number[];
        };
        Undelivered: {
            game: string;
            kind: string;
            occasion: string;
            state: string;
            reason: string;
            attempts: number;
            /** Format: date-time */
            writtenAt: string;
        };
        Webhook: {
            id: string;
            name: string;
            url: string;
            /** @enum {unknown} */
            form: "standard" | "discord" | "slack" | "ntfy";
            kinds: ("asked" | "round-over" | "game-began" | "game-over" | "invitation" | "message")[];
            isOn: boolean;
            /** Format: date-time */
            disabledAt: string | null;
            /** Format: date-time */
            okAt: string | null;
            /** Format: date-time */
            failingSince: string | null;
            /** Format: date-time */
            formerUntil: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        CreatedWebhook: {
            secret: string | null;
            card: components["schemas"]["Webhook"];
        };
        Delivery: {
            id: string;
            game: string | null;
            /** @enum {unknown} */
            kind: "asked" | "round-over" | "game-began" | "game-over" | "invitation" | "message" | "test";
            occasion: string;
            /** @enum {unknown} */
            state: "waiting" | "sent" | "failed" | "skipped";
            attempts: number;
            /** Format: date-time */
            nextTryAt: string;
            /** Format: date-time */
            sentAt: string | null;
            status: number | null;
            duration: number | null;
            reason: ("bad-status" | "redirect" | "too-slow" | "no-answer" | "not-http" | "unreachable" | "bad-certificate" | "unknown-name" | "not-public" | "bad-address" | "our-fault" | "answered" | "table-gone" | "left-table" | "invitation-over" | "erased" | "switched-off" | "too-many-waiting" | "unreadable-log") | null;
            /** Format: date-time */
            createdAt: string;
        };
        Browser: {
            id: string;
            device: string;
            isCurrent: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            okAt: string | null;
        };
        /** @enum {unknown} */
        CheckResult: "pass" | "fail" | "softfail" | "neutral" | "none" | "policy" | "temperror" | "permerror";
        OauthError: {
            error: string;
            error_description: string;
        };
        GameLine: {
            game: string;
            ruleset: string;
            title: string;
            /** @enum {unknown} */
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
            /** Format: date-time */
            dueAt: string | null;
            said: number;
        };
        ReceivedInvitation: {
            invitation: string;
            game: string;
            title: string;
            ruleset: string;
            from: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        AccountMessage: {
            /** @enum {unknown} */
            kind: "present";
            id?: string;
            games: components["schemas"]["GameLine"][];
            unchanged?: string[];
            invitations: components["schemas"]["ReceivedInvitation"][];
        } | (components["schemas"]["GameLine"] & {
            /** @enum {unknown} */
            kind: "game";
            id?: string;
            happened: string[];
        }) | {
            /** @enum {unknown} */
            kind: "gone";
            id?: string;
            game: string;
        } | (components["schemas"]["ReceivedInvitation"] & {
            /** @enum {unknown} */
            kind: "invitation";
            id?: string;
        }) | {
            /** @enum {unknown} */
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
            /** @enum {unknown} */
            kind: "ended";
            id?: string;
            reason: string;
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
            /** @enum {unknown} */
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
        Told: {
            /** @enum {unknown} */
            type: "asked" | "round-over" | "game-began" | "game-over" | "invitation" | "message" | "test";
            /** Format: date-time */
            timestamp: string;
            data: {
                game: {
                    id: string;
                    title: string;
                    ruleset: string;
                    /** @enum {unknown} */
                    status: "open" | "running" | "finished" | "parked" | "abandoned";
                    round: number;
                } | null;
                seat: number | null;
                round: number | null;
                asked: {
                    id: string;
                    t: string;
                }[];
                /** Format: date-time */
                dueAt: string | null;
                message: {
                    number: number;
                    from: number;
                    isPrivate: boolean;
                } | null;
                link: string;
                text: string;
            };
        };
        XiditPack: {
            name: string;
            fingerprint: string;
        };
        /** @enum {unknown} */
        XiditUnit: "militia" | "archer" | "infantry" | "cleric" | "mage";
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
        /** @enum {unknown} */
        XiditOrder: "red" | "blue" | "black" | "act" | "wait";
        XiditOrders: components["schemas"]["XiditOrder"][];
        XiditPlacement: {
            [key: string]: number;
        };
        XiditRanking: ("gold" | "bards" | "stories")[] | "ask";
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
                sizes: (3 | 4 | 5)[];
                pay?: components["schemas"]["XiditUnit"][];
            };
            dummy?: ("wealth" | "influence" | "reputation") | "ask";
            census?: ("all" | "none" | "ask") | {
                militia: number;
                archer: number;
                infantry: number;
                cleric: number;
                mage: number;
            };
            story?: number[] | "ask";
            start?: number[] | "ask";
        };
        XiditOptions: {
            /** @enum {unknown} */
            players: 3 | 4 | 5;
            /** @enum {unknown} */
            length: "long" | "short";
            /** @enum {unknown} */
            dummy?: "normal" | "hard";
        };
        XiditWishedOptions: {
            /** @enum {unknown} */
            players: 3 | 4 | 5;
            /** @enum {unknown} */
            length?: "long" | "short";
            /** @enum {unknown} */
            dummy?: "normal" | "hard";
        };
        XiditContender: number | "dummy";
        XiditStartAnswer: {
            /** @constant */
            t?: "start";
            city: number;
        };
        XiditOrdersAnswer: {
            /** @constant */
            t?: "orders";
            year: number;
            orders: components["schemas"]["XiditOrders"];
        };
        XiditStandingAnswer: {
            /** @constant */
            t?: "standing";
            standing: components["schemas"]["XiditStanding"];
        };
        XiditStartListAnswer: {
            /** @constant */
            t?: "start-list";
            cities: number[] | "ask";
        };
        XiditSpoilsAnswer: {
            /** @constant */
            t?: "spoils";
            year: number;
            slot: number;
            take: ("gold" | "bards" | "stories")[];
            bards?: components["schemas"]["XiditPlacement"];
            /** @enum {unknown} */
            dummy?: "wealth" | "influence" | "reputation";
        };
        XiditTitanAnswer: {
            /** @constant */
            t?: "titan";
            year: number;
            slot: number;
            beat: (3 | 4 | 5) | null;
            units?: components["schemas"]["XiditSomeUnits"];
            take?: ("gold" | "bards" | "stories")[];
            bards?: components["schemas"]["XiditPlacement"];
            /** @enum {unknown} */
            dummy?: "wealth" | "influence" | "reputation";
        };
        XiditCensusAnswer: {
            /** @constant */
            t?: "census";
            year: number;
            show: components["schemas"]["XiditUnits"];
        };
        XiditCensusBardsAnswer: {
            /** @constant */
            t?: "census-bards";
            year: number;
            kind: components["schemas"]["XiditUnit"];
            bards: components["schemas"]["XiditPlacement"];
        };
        XiditCensusStoryAnswer: {
            /** @constant */
            t?: "census-story";
            year: number;
            city: number;
        };
        XiditAnswer: components["schemas"]["XiditOrdersAnswer"] | components["schemas"]["XiditStandingAnswer"] | components["schemas"]["XiditStartListAnswer"] | components["schemas"]["XiditStartAnswer"] | components["schemas"]["XiditSpoilsAnswer"] | components["schemas"]["XiditTitanAnswer"] | components["schemas"]["XiditCensusAnswer"] | components["schemas"]["XiditCensusBardsAnswer"] | components["schemas"]["XiditCensusStoryAnswer"];
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
            cities: number[];
            usual: WithRequired<components["schemas"]["XiditStartAnswer"], "t">;
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
            city: number;
            creature: string;
            offered: components["schemas"]["XiditRewards"];
            choose: number;
            rewards: {
                /** @enum {unknown} */
                reward: "gold" | "bards" | "stories";
                amount: number;
            }[];
            bards: components["schemas"]["XiditBardsOptions"] | null;
            dummy: ("wealth" | "influence" | "reputation")[];
            usual: WithRequired<components["schemas"]["XiditSpoilsAnswer"], "t">;
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
            city: number;
            hand: components["schemas"]["XiditUnits"];
            titans: components["schemas"]["XiditTitanOptions"][];
            usual: WithRequired<components["schemas"]["XiditTitanAnswer"], "t">;
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
            usual: WithRequired<components["schemas"]["XiditCensusAnswer"], "t">;
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
            city: number;
            count: number;
            regions: string[];
            usual: WithRequired<components["schemas"]["XiditCensusBardsAnswer"], "t">;
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
            cities: number[];
            usual: WithRequired<components["schemas"]["XiditCensusStoryAnswer"], "t">;
        };
        XiditQuestion: components["schemas"]["XiditStartQuestion"] | components["schemas"]["XiditOrdersQuestion"] | components["schemas"]["XiditSpoilsQuestion"] | components["schemas"]["XiditTitanQuestion"] | components["schemas"]["XiditCensusQuestion"] | components["schemas"]["XiditCensusBardsQuestion"] | components["schemas"]["XiditCensusStoryQuestion"];
        XiditBardsOptions: {
            count: number;
            regions: string[];
        };
        XiditTitanOptions: {
            /** @enum {unknown} */
            size: 3 | 4 | 5;
            titan: string;
            creature: string;
            affordable: boolean;
            choose: number;
            rewards: {
                /** @enum {unknown} */
                reward: "gold" | "bards" | "stories";
                amount: number;
            }[];
            bards: components["schemas"]["XiditBardsOptions"] | null;
            dummy: ("wealth" | "influence" | "reputation")[];
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
                city: number;
                units: components["schemas"]["XiditUnits"];
            }[];
            threats: number[];
            queue: {
                recruitPile: components["schemas"]["XiditPile"];
                recruitNext: number | null;
                recruitDiscard: number[];
                threatPile: components["schemas"]["XiditPile"];
                threatNext: number | null;
                threatDiscard: number[];
            };
            barracks: components["schemas"]["XiditUnits"];
            titans: {
                3: components["schemas"]["XiditTitanPile"];
                4: components["schemas"]["XiditTitanPile"];
                5: components["schemas"]["XiditTitanPile"];
            };
            assessments: ("wealth" | "influence" | "reputation")[];
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
            city: number;
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
            /** @enum {unknown} */
            road: "red" | "blue" | "black";
            from: number;
            to: number;
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
            city: number;
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
            city: number;
            /** @enum {unknown} */
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
            city: number;
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
            city: number;
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
            city: number;
            /** @enum {unknown} */
            size: 3 | 4 | 5;
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
            city: number;
            take: ("gold" | "bards" | "stories")[];
            gold?: number;
            bards?: components["schemas"]["XiditPlacement"];
            stories?: number;
            unheld?: number;
            /** @enum {unknown} */
            dummy?: "wealth" | "influence" | "reputation";
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
            /** @enum {unknown} */
            what: "spoils" | "titan";
            city: number;
        };
        XiditTileLeftEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "tile-left";
            city: number;
            /** @enum {unknown} */
            side: "recruit" | "threat";
        };
        XiditTileCameEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "tile-came";
            city: number;
            /** @enum {unknown} */
            side: "recruit" | "threat";
            units?: components["schemas"]["XiditUnits"];
        };
        XiditNextDrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "next-drawn";
            /** @enum {unknown} */
            side: "recruit" | "threat";
            city: number;
            /** @enum {unknown} */
            from: "recruit" | "threat";
        };
        XiditPileTurnedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "pile-turned";
            /** @enum {unknown} */
            pile: "recruit" | "threat";
            tiles: components["schemas"]["XiditPile"];
        };
        XiditTitansAwokeEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "titans-awoke";
            awakening: number;
            sizes: (3 | 4 | 5)[];
        };
        XiditReinforcedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "reinforced";
            recruitPile: components["schemas"]["XiditPile"];
            threatPile: components["schemas"]["XiditPile"];
            threatNext: number | null;
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
            /** @enum {unknown} */
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
            story?: number;
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
            /** @enum {unknown} */
            kind: "wealth" | "influence" | "reputation";
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
        XiditPile: number[] | {
            top: number | null;
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
            assessments: ("wealth" | "influence" | "reputation")[];
            defaults: {
                rewards: ("gold" | "bards" | "stories")[];
                dummy: ("wealth" | "influence" | "reputation") | null;
            };
            /** @enum {unknown} */
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
                recruitDiscard: number[];
                threatPile: {
                    count: number;
                    top: components["schemas"]["XiditTileFaces"] | null;
                };
                threatNext: components["schemas"]["XiditTileFaces"] | null;
                threatDiscard: number[];
            };
            guilds: {
                city: number;
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
                /** @enum {unknown} */
                size: 3 | 4 | 5;
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
                /** @enum {unknown} */
                t: "start" | "orders" | "spoils" | "titan" | "census" | "census-bards" | "census-story";
            }[];
            questions: components["schemas"]["XiditQuestion"][];
            result: components["schemas"]["XiditResult"] | null;
            revealed: {
                seed: string;
                recruitPile: number[];
                threatPile: number[];
                titans: {
                    3: string[];
                    4: string[];
                    5: string[];
                };
            } | null;
        };
        XiditLord: {
            seat: number;
            city: number | null;
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
            acted: number[];
            standing: components["schemas"]["XiditStanding"] | null;
        };
        XiditTileFaces: {
            city: number;
            creature: string;
            recruits: components["schemas"]["XiditUnits"];
            needs: components["schemas"]["XiditUnits"];
            rewards: components["schemas"]["XiditRewards"];
        };
        XiditTile: {
            city: number;
            creature: string;
            recruits: components["schemas"]["XiditUnits"];
            needs: components["schemas"]["XiditUnits"];
            rewards: components["schemas"]["XiditRewards"];
            /** @constant */
            side: "recruit";
            units: components["schemas"]["XiditUnits"];
        } | {
            city: number;
            creature: string;
            recruits: components["schemas"]["XiditUnits"];
            needs: components["schemas"]["XiditUnits"];
            rewards: components["schemas"]["XiditRewards"];
            /** @constant */
            side: "threat";
        };
        XiditResult: {
            assessments: {
                /** @enum {unknown} */
                kind: "wealth" | "influence" | "reputation";
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
        XiditEntry: (components["schemas"]["XiditStartAnswer"] | components["schemas"]["XiditOrdersAnswer"] | components["schemas"]["XiditSpoilsAnswer"] | components["schemas"]["XiditTitanAnswer"] | components["schemas"]["XiditCensusAnswer"] | components["schemas"]["XiditCensusBardsAnswer"] | components["schemas"]["XiditCensusStoryAnswer"]) & {
            t: string;
            seat: number;
        };
        XiditFacts: {
            pack: components["schemas"]["XiditPack"];
            board: components["schemas"]["XiditBoard"];
            tiles: components["schemas"]["XiditTiles"];
            orders: components["schemas"]["XiditOrder"][];
            units: components["schemas"]["XiditUnit"][];
            rewards: ("gold" | "bards" | "stories")[];
            assessments: ("wealth" | "influence" | "reputation")[];
            options: {
                [key: string]: unknown;
            };
            optionDefaults: {
                [key: string]: unknown;
            };
            optionNeeds: {
                [key: string]: unknown;
            };
            standing: components["schemas"]["XiditInstruction"][];
        };
        XiditBoard: {
            [key: string]: unknown;
        };
        XiditTiles: {
            [key: string]: unknown;
        };
        XiditInstruction: {
            field: string;
            rule: string;
            takes: {
                [key: string]: unknown;
            };
            default: unknown;
            needs?: {
                [key: string]: unknown;
            };
            words: {
                [key: string]: unknown;
            };
        };
        KdPack: {
            name: string;
            fingerprint: string;
        };
        /** @enum {unknown} */
        KdGood: "weapon" | "spell" | "coin" | "loot";
        /** @enum {unknown} */
        KdDie: "force" | "magic" | "healing" | "wealth";
        KdPair: {
            weapon: number;
            spell: number;
        };
        KdStanding: {
            /** @enum {unknown} */
            plan?: "ask" | "steward";
            /** @enum {unknown} */
            acts?: "ask" | "auto";
            favour?: string[] | "ask";
            out?: components["schemas"]["KdDie"][] | "ask";
            /** @enum {unknown} */
            split?: "weapon" | "spell" | "even" | "ask";
            track?: ("strength" | "magic") | "ask";
            /** @enum {unknown} */
            goods?: "coin" | "loot" | "ask";
            /** @enum {unknown} */
            siege?: "wound" | "loot" | "ask";
            reward?: string[] | "ask";
            camp?: {
                most: number;
                /** @enum {unknown} */
                first: "weapon" | "spell";
            } | "ask";
            marker?: ("A" | "B1" | "B2" | "B3" | "C" | "D")[] | "ask";
        };
        KdOptions: {
            /** @enum {unknown} */
            players: 2 | 3 | 4;
            /** @enum {unknown} */
            difficulty: "standard" | "advanced" | "expert" | "custom";
            /** @enum {unknown} */
            variant: "none" | "family" | "extreme";
            pool?: string[];
        };
        KdWishedOptions: {
            /** @enum {unknown} */
            players: 2 | 3 | 4;
            /** @enum {unknown} */
            difficulty?: "standard" | "advanced" | "expert" | "custom";
            /** @enum {unknown} */
            variant?: "none" | "family" | "extreme";
            pool?: string[];
        };
        KdFateAnswer: {
            /** @constant */
            t?: "fate";
            keep: string;
            weapons?: number;
        };
        KdDiceAnswer: {
            /** @constant */
            t?: "dice";
            round: number;
            out: components["schemas"]["KdDie"][];
        };
        KdDieAnswer: {
            /** @constant */
            t?: "die";
            round: number;
            die: components["schemas"]["KdDie"];
        };
        KdPlaceAnswer: {
            /** @constant */
            t?: "place";
            round: number;
            space: string | null;
        };
        KdActAnswer: {
            /** @constant */
            t?: "act";
            round: number;
            space: string;
            do: components["schemas"]["KdDo"] | null;
        };
        KdMarkerAnswer: {
            /** @constant */
            t?: "marker";
            round: number;
            space: string;
        };
        KdVictoryAnswer: {
            /** @constant */
            t?: "victory";
            round: number;
            /** @enum {unknown} */
            goods?: "coin" | "loot";
            /** @enum {unknown} */
            track?: "strength" | "magic";
            /** @enum {unknown} */
            reward?: "random" | "left" | "right";
        };
        KdSiegeAnswer: {
            /** @constant */
            t?: "siege";
            round: number;
            /** @enum {unknown} */
            track?: "strength" | "magic";
            /** @enum {unknown} */
            pay?: "wound" | "loot";
        };
        KdPlanAnswer: {
            /** @constant */
            t?: "plan";
            round: number;
            wishes: components["schemas"]["KdWishes"];
            /** @enum {unknown} */
            then: "pass" | "ask" | "steward";
        };
        KdActsAnswer: {
            /** @constant */
            t?: "acts";
            round: number;
            steps: components["schemas"]["KdStep"][];
            /** @enum {unknown} */
            rest: "auto" | "ask";
        };
        KdStandingAnswer: {
            /** @constant */
            t?: "standing";
            standing: components["schemas"]["KdStanding"];
        };
        KdAnswer: components["schemas"]["KdPlanAnswer"] | components["schemas"]["KdActsAnswer"] | components["schemas"]["KdStandingAnswer"] | components["schemas"]["KdFateAnswer"] | components["schemas"]["KdDiceAnswer"] | components["schemas"]["KdDieAnswer"] | components["schemas"]["KdPlaceAnswer"] | components["schemas"]["KdActAnswer"] | components["schemas"]["KdMarkerAnswer"] | components["schemas"]["KdVictoryAnswer"] | components["schemas"]["KdSiegeAnswer"];
        KdDraft: {
            plan: components["schemas"]["KdPlan"];
            guesses?: {
                [key: string]: components["schemas"]["KdPlan"];
            };
            onward?: boolean;
        } | {
            acts: components["schemas"]["KdActs"];
            guesses?: {
                [key: string]: components["schemas"]["KdActs"];
            };
        };
        KdDo: {
            weapons?: number;
            times?: number;
            /** @enum {unknown} */
            track?: "strength" | "magic";
            option?: number;
            dice?: components["schemas"]["KdDie"][];
            /** @enum {unknown} */
            reward?: "random" | "left" | "right";
            give?: components["schemas"]["KdPair"];
            building?: string;
            rival?: number;
            good?: components["schemas"]["KdGood"];
            /** @enum {unknown} */
            camp?: "weapon" | "spell";
            target?: string;
            marker?: string;
            deed?: string;
            pay?: components["schemas"]["KdPair"];
        };
        KdWishes: string[][];
        KdPlan: {
            wishes: components["schemas"]["KdWishes"];
            /** @enum {unknown} */
            then: "pass" | "ask" | "steward";
        };
        KdStep: {
            space: string;
            do: components["schemas"]["KdDo"] | null | "auto";
        };
        KdActs: {
            steps: components["schemas"]["KdStep"][];
            /** @enum {unknown} */
            rest: "auto" | "ask";
        };
        KdFateQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "fate";
            id: string;
            seat: number;
            usual: WithRequired<components["schemas"]["KdFateAnswer"], "t">;
            fates: {
                fate: string;
                weapons: number[] | null;
            }[];
        };
        KdDiceQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "dice";
            id: string;
            seat: number;
            usual: WithRequired<components["schemas"]["KdDiceAnswer"], "t">;
            round: number;
            count: number;
            dice: components["schemas"]["KdDie"][];
        };
        KdDieQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "die";
            id: string;
            seat: number;
            usual: WithRequired<components["schemas"]["KdDieAnswer"], "t">;
            round: number;
            dice: {
                die: components["schemas"]["KdDie"];
                face: string;
            }[];
        };
        KdPlanQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "plan";
            id: string;
            seat: number;
            usual: WithRequired<components["schemas"]["KdPlanAnswer"], "t">;
            round: number;
            spaces: components["schemas"]["KdSpaceOption"][];
        };
        KdPlaceQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "place";
            id: string;
            seat: number;
            usual: WithRequired<components["schemas"]["KdPlaceAnswer"], "t">;
            round: number;
            spaces: components["schemas"]["KdSpaceOption"][];
        };
        KdActsQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "acts";
            id: string;
            seat: number;
            usual: WithRequired<components["schemas"]["KdActsAnswer"], "t">;
            round: number;
            spaces: components["schemas"]["KdActOption"][];
            byItself: {
                [key: string]: components["schemas"]["KdDo"] | null;
            };
        };
        KdActQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "act";
            id: string;
            seat: number;
            usual: WithRequired<components["schemas"]["KdActAnswer"], "t">;
            round: number;
            spaces: components["schemas"]["KdActOption"][];
            byItself: {
                [key: string]: components["schemas"]["KdDo"] | null;
            };
        };
        KdMarkerQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "marker";
            id: string;
            seat: number;
            usual: WithRequired<components["schemas"]["KdMarkerAnswer"], "t">;
            round: number;
            spaces: string[];
        };
        KdVictoryQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "victory";
            id: string;
            seat: number;
            usual: WithRequired<components["schemas"]["KdVictoryAnswer"], "t">;
            round: number;
            camp: number;
            goods?: ("coin" | "loot")[];
            track?: ("strength" | "magic")[];
            reward?: ("random" | "left" | "right")[];
        };
        KdSiegeQuestion: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "siege";
            id: string;
            seat: number;
            usual: WithRequired<components["schemas"]["KdSiegeAnswer"], "t">;
            round: number;
            camp: number;
            track?: ("strength" | "magic")[];
            pay: {
                strength?: ("wound" | "loot")[];
                magic?: ("wound" | "loot")[];
                none?: ("wound" | "loot")[];
            };
        };
        KdQuestion: components["schemas"]["KdFateQuestion"] | components["schemas"]["KdDiceQuestion"] | components["schemas"]["KdDieQuestion"] | components["schemas"]["KdPlanQuestion"] | components["schemas"]["KdPlaceQuestion"] | components["schemas"]["KdActsQuestion"] | components["schemas"]["KdActQuestion"] | components["schemas"]["KdMarkerQuestion"] | components["schemas"]["KdVictoryQuestion"] | components["schemas"]["KdSiegeQuestion"];
        KdRequirement: {
            discs: number;
            coins: number;
            fame: number;
        };
        KdField: {
            /** @enum {unknown} */
            field: "weapons" | "times" | "track" | "option" | "reward" | "give" | "rival" | "good" | "camp" | "target" | "marker" | "deed" | "pay";
            of: (string | number | components["schemas"]["KdPair"])[];
        } | {
            /** @enum {unknown} */
            field: "weapons" | "camp" | "target";
            /** @enum {unknown} */
            by: "times" | "rival";
            of: {
                [key: string]: (string | number | components["schemas"]["KdPair"])[];
            };
        } | {
            /** @constant */
            field: "dice";
            of: components["schemas"]["KdDie"][];
            count: number;
        } | {
            /** @constant */
            field: "building";
            of: string[];
            brings: {
                [key: string]: components["schemas"]["KdField"][];
            };
        };
        KdSpaceOption: {
            space: string;
            req: components["schemas"]["KdRequirement"] | null;
            closed: ("occupied" | "nothing-there" | "lacking-discs" | "lacking-coins" | "lacking-fame" | "one-a-round" | "beyond-the-wall" | "no-horde") | null;
        };
        KdActOption: {
            space: string;
            fields: components["schemas"]["KdField"][] | null;
        };
        KdBegunEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "begun";
            ruleset: string;
            version: number;
            pack: components["schemas"]["KdPack"];
            options: components["schemas"]["KdOptions"];
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
            deedPile: components["schemas"]["KdPile"];
            row: {
                [key: string]: string;
            };
            deck: string[] | {
                count: number;
                top: string | null;
            };
            rewards: string[];
            rewardPile: components["schemas"]["KdPile"];
            horde: {
                id: string;
                counter: number;
            } | null;
            hordePile: components["schemas"]["KdPile"];
            fates: (string[] | null)[];
        };
        KdFateKeptEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "fate-kept";
            seat: number;
            keep?: string;
            weapons?: number;
            changes?: components["schemas"]["KdChange"][];
        };
        KdStandingLeftEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "standing-left";
            seat: number;
            standing: components["schemas"]["KdStanding"];
        };
        KdPlanGivenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "plan-given";
            round: number;
            seat: number;
            wishes?: components["schemas"]["KdWishes"];
            /** @enum {unknown} */
            then?: "pass" | "ask" | "steward";
        };
        KdPlanWithdrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "plan-withdrawn";
            round: number;
            seat: number;
        };
        KdActsGivenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "acts-given";
            round: number;
            seat: number;
            steps?: components["schemas"]["KdStep"][];
            /** @enum {unknown} */
            rest?: "auto" | "ask";
        };
        KdActsWithdrawnEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "acts-withdrawn";
            round: number;
            seat: number;
        };
        KdVictoryGivenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "victory-given";
            round: number;
            seat: number;
            /** @enum {unknown} */
            goods?: "coin" | "loot";
            /** @enum {unknown} */
            track?: "strength" | "magic";
            /** @enum {unknown} */
            reward?: "random" | "left" | "right";
        };
        KdSiegeGivenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "siege-given";
            round: number;
            seat: number;
            /** @enum {unknown} */
            track?: "strength" | "magic";
            /** @enum {unknown} */
            pay?: "wound" | "loot";
        };
        KdRoundBegunEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "round-begun";
            round: number;
            grey: number | null;
            favour: number[];
        };
        KdHordeCameEvent: {
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
        KdDiceOutEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "dice-out";
            round: number;
            seat: number;
            out: components["schemas"]["KdDie"][];
        };
        KdDiceRolledEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "dice-rolled";
            round: number;
            dice: {
                die: components["schemas"]["KdDie"];
                face: string;
            }[];
        };
        KdDieTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "die-taken";
            round: number;
            seat: number;
            die: components["schemas"]["KdDie"];
            face: string;
            changes: components["schemas"]["KdChange"][];
        };
        KdPlacedEvent: {
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
        KdPassedEvent: {
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
        KdPlacementEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "placement-ended";
            round: number;
        };
        KdAskedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "asked";
            round: number;
            seat: number;
            /** @enum {unknown} */
            what: "fate" | "dice" | "die" | "place" | "act" | "marker" | "victory" | "siege";
            used?: number;
        };
        KdActivatedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "activated";
            round: number;
            seat: number;
            space: string;
            do: components["schemas"]["KdDo"];
            used?: number;
            changes: components["schemas"]["KdChange"][];
        };
        KdDeclinedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "declined";
            round: number;
            seat: number;
            space: string;
            used?: number;
            changes: components["schemas"]["KdChange"][];
        };
        KdMarkedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "marked";
            round: number;
            seat: number;
            space: string;
            changes: components["schemas"]["KdChange"][];
        };
        KdAreaEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "area-ended";
            round: number;
            /** @enum {unknown} */
            area: "A" | "B" | "C";
            /** @enum {unknown} */
            next: "area-b" | "area-c" | "horde" | "gates";
            order?: number[];
            changes: components["schemas"]["KdChange"][];
        };
        KdHordeBeatenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "horde-beaten";
            round: number;
            horde: string;
            camps: components["schemas"]["KdPair"][];
            due: components["schemas"]["KdDue"];
            defender: boolean;
            changes: components["schemas"]["KdChange"][];
        };
        KdHordeAdvancedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "horde-advanced";
            round: number;
            counter: number;
        };
        KdBesiegedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "besieged";
            round: number;
            horde: string;
            camps: components["schemas"]["KdPair"][];
            due: components["schemas"]["KdDue"];
            changes: components["schemas"]["KdChange"][];
        };
        KdVictoryTakenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "victory-taken";
            round: number;
            seat: number;
            /** @enum {unknown} */
            goods?: "coin" | "loot";
            /** @enum {unknown} */
            track?: "strength" | "magic";
            /** @enum {unknown} */
            reward?: "random" | "left" | "right";
            changes: components["schemas"]["KdChange"][];
        };
        KdSiegePaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "siege-paid";
            round: number;
            seat: number;
            /** @enum {unknown} */
            track?: "strength" | "magic";
            /** @enum {unknown} */
            pay?: "wound" | "loot";
            changes: components["schemas"]["KdChange"][];
        };
        KdWallTurnedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "wall-turned";
            round: number;
            wall: "B" | null;
        };
        KdOrderChangedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "order-changed";
            round: number;
            order: number[];
            changes: components["schemas"]["KdChange"][];
        };
        KdMaintainedEvent: {
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
            changes: components["schemas"]["KdChange"][];
        };
        KdEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            t: "ended";
            round: number;
            result: components["schemas"]["KdResult"];
        };
        KdEvent: components["schemas"]["KdBegunEvent"] | components["schemas"]["KdFateKeptEvent"] | components["schemas"]["KdStandingLeftEvent"] | components["schemas"]["KdPlanGivenEvent"] | components["schemas"]["KdPlanWithdrawnEvent"] | components["schemas"]["KdActsGivenEvent"] | components["schemas"]["KdActsWithdrawnEvent"] | components["schemas"]["KdVictoryGivenEvent"] | components["schemas"]["KdSiegeGivenEvent"] | components["schemas"]["KdRoundBegunEvent"] | components["schemas"]["KdHordeCameEvent"] | components["schemas"]["KdDiceOutEvent"] | components["schemas"]["KdDiceRolledEvent"] | components["schemas"]["KdDieTakenEvent"] | components["schemas"]["KdPlacedEvent"] | components["schemas"]["KdPassedEvent"] | components["schemas"]["KdPlacementEndedEvent"] | components["schemas"]["KdAskedEvent"] | components["schemas"]["KdActivatedEvent"] | components["schemas"]["KdDeclinedEvent"] | components["schemas"]["KdMarkedEvent"] | components["schemas"]["KdAreaEndedEvent"] | components["schemas"]["KdHordeBeatenEvent"] | components["schemas"]["KdHordeAdvancedEvent"] | components["schemas"]["KdBesiegedEvent"] | components["schemas"]["KdVictoryTakenEvent"] | components["schemas"]["KdSiegePaidEvent"] | components["schemas"]["KdWallTurnedEvent"] | components["schemas"]["KdOrderChangedEvent"] | components["schemas"]["KdMaintainedEvent"] | components["schemas"]["KdEndedEvent"];
        KdPile: string[] | {
            count: number;
        };
        KdDue: {
            seat: number;
            camp: number;
            extreme: boolean;
        }[];
        KdChange: {
            /** @constant */
            c: "count";
            seat: number;
            /** @enum {unknown} */
            what: "weapon" | "spell" | "coin" | "loot" | "fame";
            n: number;
            /** @constant */
            on?: true;
        } | {
            /** @constant */
            c: "wounded";
            seat: number;
            n: number;
            /** @enum {unknown} */
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
            /** @enum {unknown} */
            track: "strength" | "magic";
            to: number;
        } | {
            /** @constant */
            c: "rolled";
            seat: number;
            die: components["schemas"]["KdDie"];
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
            /** @enum {unknown} */
            from: "random" | "left" | "right";
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
            /** @enum {unknown} */
            good: "weapon" | "spell";
        } | {
            /** @constant */
            c: "camp-robbed";
            seat: number;
            rival: number;
            /** @enum {unknown} */
            good: "weapon" | "spell";
        } | {
            /** @constant */
            c: "stolen";
            seat: number;
            rival: number;
            /** @enum {unknown} */
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
            /** @enum {unknown} */
            feat: "adventurer" | "popular";
        };
        KdView: {
            viewer: number | "public";
            pack: components["schemas"]["KdPack"];
            options: components["schemas"]["KdOptions"];
            rounds: number;
            campLimit: number;
            /** @enum {unknown} */
            stage: "fates" | "favour" | "placement" | "area-a" | "area-b" | "area-c" | "horde" | "victory" | "siege" | "aftermath" | "gates" | "end" | "over";
            round: number;
            order: number[];
            turn: number | null;
            players: components["schemas"]["KdPlayer"][];
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
                missing: components["schemas"]["KdPair"];
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
                out: components["schemas"]["KdDie"][] | null;
                dice: {
                    die: components["schemas"]["KdDie"];
                    face: string;
                    seat: number | null;
                }[];
            } | null;
            areaB: number[];
            waitsFor: {
                seat: number;
                /** @enum {unknown} */
                t: "fate" | "dice" | "die" | "plan" | "place" | "acts" | "act" | "marker" | "victory" | "siege";
            }[];
            questions: components["schemas"]["KdQuestion"][];
            changeable: components["schemas"]["KdQuestion"][];
            result: components["schemas"]["KdResult"] | null;
            revealed: {
                seed: string;
                buildings: string[];
                deck: string[];
                deedPile: string[];
                rewardPile: string[];
                hordePile: string[];
            } | null;
        };
        KdPlayer: {
            seat: number;
            colour: string;
            fame: number;
            wounds: number;
            strength: number;
            magic: number;
            hero: number;
            aside: number;
            orbsSpent: number;
            camp: components["schemas"]["KdPair"];
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
            plan: components["schemas"]["KdPlan"] | null;
            planUsed: number | null;
            acts: components["schemas"]["KdActs"] | null;
            given: {
                /** @enum {unknown} */
                goods?: "coin" | "loot";
                /** @enum {unknown} */
                track?: "strength" | "magic";
                /** @enum {unknown} */
                reward?: "random" | "left" | "right";
            } | {
                /** @enum {unknown} */
                track?: "strength" | "magic";
                /** @enum {unknown} */
                pay?: "wound" | "loot";
            } | null;
            standing: components["schemas"]["KdStanding"] | null;
        };
        KdResult: {
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
        KdRecord: {
            /** @constant */
            format: "kingdom-defenders-record/1";
            options: components["schemas"]["KdOptions"];
            seed?: string;
            entries: components["schemas"]["KdEntry"][];
        };
        KdEntry: (components["schemas"]["KdFateAnswer"] | components["schemas"]["KdDiceAnswer"] | components["schemas"]["KdDieAnswer"] | components["schemas"]["KdPlaceAnswer"] | components["schemas"]["KdActAnswer"] | components["schemas"]["KdMarkerAnswer"] | components["schemas"]["KdVictoryAnswer"] | components["schemas"]["KdSiegeAnswer"]) & {
            t: string;
            seat: number;
        };
        KdFacts: {
            pack: components["schemas"]["KdPack"];
            content: components["schemas"]["KdContent"];
            options: {
                [key: string]: unknown;
            };
            optionDefaults: {
                [key: string]: unknown;
            };
            optionNeeds: {
                [key: string]: unknown;
            };
            standing: components["schemas"]["KdInstruction"][];
        };
        KdContent: {
            [key: string]: unknown;
        };
        KdInstruction: {
            field: string;
            rule: string;
            takes: {
                [key: string]: unknown;
            };
            default: unknown;
            words: {
                [key: string]: unknown;
            };
        };
        View: components["schemas"]["XiditView"] | components["schemas"]["KdView"];
        Answer: components["schemas"]["XiditAnswer"] | components["schemas"]["KdAnswer"];
        Event: components["schemas"]["XiditEvent"] | components["schemas"]["KdEvent"];
        Record: components["schemas"]["XiditRecord"] | components["schemas"]["KdRecord"];
        Result: components["schemas"]["XiditResult"] | components["schemas"]["KdResult"];
        Options: components["schemas"]["XiditWishedOptions"] | components["schemas"]["KdWishedOptions"];
        Facts: components["schemas"]["XiditFacts"] | components["schemas"]["KdFacts"];
        Draft: components["schemas"]["XiditDraft"] | components["schemas"]["KdDraft"];
    };
    responses: {
        No: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Retry-After": components["headers"]["Retry-After"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        LinkAsked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LinkAsked"];
            };
        };
        Session: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Session"];
            };
        };
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        Done2: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        Profile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Profile"];
            };
        };
        Done3: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        Done4: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        Answer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    seat: number;
                };
            };
        };
        Receipt: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Receipt"];
            };
        };
        NewInvitation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NewInvitation"];
            };
        };
        Pause: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Pause"];
            };
        };
        CreatedWebhook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreatedWebhook"];
            };
        };
        Delivery: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Delivery"];
            };
        };
        OauthError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OauthError"];
            };
        };
        OauthError2: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OauthError"];
            };
        };
        OauthError3: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OauthError"];
            };
        };
        OauthError4: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OauthError"];
            };
        };
        OauthError5: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OauthError"];
            };
        };
        OauthError6: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OauthError"];
            };
        };
        OauthError7: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OauthError"];
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
        Link: string;
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
            202: components["responses"]["LinkAsked"];
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
            201: components["responses"]["Session"];
        };
    };
    enterCode: {
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
                    code: string;
                };
            };
        };
        responses: {
            201: components["responses"]["Session"];
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
            201: components["responses"]["Session"];
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
            201: components["responses"]["Session"];
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
            201: components["responses"]["Session"];
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
            204: components["responses"]["Done"];
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
            204: components["responses"]["Done"];
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
            204: components["responses"]["Done"];
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
    changeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token?: string;
                    code?: string;
                };
            };
        };
        responses: {
            204: components["responses"]["Done2"];
        };
    };
    askAddress: {
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
                };
            };
        };
        responses: {
            202: components["responses"]["LinkAsked"];
        };
    };
    undoAddress: {
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
            204: components["responses"]["Done2"];
        };
    };
    joinGuest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    guestToken: string;
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
                        moved: number;
                        kept: string[];
                    };
                };
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
            200: components["responses"]["Profile"];
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
                        push?: {
                            [key: string]: boolean;
                        };
                        digestHour?: number;
                        remindAt?: number;
                    };
                };
            };
        };
        responses: {
            200: components["responses"]["Profile"];
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
            200: components["responses"]["Profile"];
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
            204: components["responses"]["Done2"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameView"];
                };
            };
            304: components["responses"]["Done3"];
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
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["Done3"];
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
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            304: components["responses"]["Done3"];
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
            204: components["responses"]["Done4"];
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        games: components["schemas"]["Card"][];
                        next: string | null;
                    };
                };
            };
            304: components["responses"]["Done3"];
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
                    /** @enum {unknown} */
                    visibility?: "public" | "unlisted" | "private";
                    agreement?: components["schemas"]["AgreementWish"];
                    bots?: string[];
                    /** @enum {unknown} */
                    colour?: "blue" | "orange" | "yellow" | "black" | "pink" | "red" | "green";
                };
            };
        };
        responses: {
            201: {
                headers: {
                    Location: components["headers"]["Location"];
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
                    /** @enum {unknown} */
                    colour?: "blue" | "orange" | "yellow" | "black" | "pink" | "red" | "green";
                    invitation?: string;
                };
            };
        };
        responses: {
            201: components["responses"]["Answer"];
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
                "application/json": components["schemas"]["Answer"];
            };
        };
        responses: {
            200: components["responses"]["Receipt"];
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
            200: components["responses"]["Receipt"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        draft: {
                            [key: string]: unknown;
                        } | null;
                        /** Format: date-time */
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
            201: components["responses"]["NewInvitation"];
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
            201: components["responses"]["NewInvitation"];
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
            204: components["responses"]["Done4"];
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
            200: components["responses"]["Pause"];
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
            200: components["responses"]["Pause"];
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
            201: components["responses"]["Answer"];
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
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    makeCalendar: {
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
                        url: string;
                    };
                };
            };
        };
    };
    endCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done2"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
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
            201: components["responses"]["CreatedWebhook"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
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
            200: components["responses"]["CreatedWebhook"];
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
            202: components["responses"]["Delivery"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"][];
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
            202: components["responses"]["Delivery"];
        };
    };
    listBrowsers: {
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
                        key: string;
                        browsers: components["schemas"]["Browser"][];
                    };
                };
            };
        };
    };
    addBrowser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    endpoint: string;
                    keys: {
                        p256dh: string;
                        auth: string;
                    };
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Browser"];
                };
            };
        };
    };
    removeBrowser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                browser: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done2"];
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
            query?: {
                spf?: components["schemas"]["CheckResult"];
                dkim?: components["schemas"]["CheckResult"];
                dmarc?: components["schemas"]["CheckResult"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        /** @enum {unknown} */
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
            200: components["responses"]["Done4"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Grant"][];
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
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                    "application/x-ndjson": components["schemas"]["AccountMessage"];
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rules"];
                };
            };
            304: components["responses"]["Done3"];
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
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {unknown} */
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
            304: components["responses"]["Done3"];
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
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            304: components["responses"]["Done3"];
        };
    };
    told: {
        parameters: {
            query?: never;
            header: {
                "webhook-id": string;
                "webhook-timestamp": string;
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Told"];
            };
        };
        responses: {
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
