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
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        Answer: unknown;
        Answers: {
            [key: string]: unknown;
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
        /** @enum {unknown} */
        CheckResult: "pass" | "fail" | "softfail" | "neutral" | "none" | "policy" | "temperror" | "permerror";
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
        Draft: unknown;
        Event: unknown;
        Facts: unknown;
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
        GameView: {
            card: components["schemas"]["Card"];
            viewer: number | "public";
            view: components["schemas"]["View"] | null;
            answerable: {
                question: string;
                kind: string;
            }[];
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
        Invitation: {
            id: string;
            /** Format: date-time */
            createdAt: string;
        };
        Line: {
            seats: number[];
            text: string;
        };
        LinkAsked: {
            /** Format: date-time */
            expiresAt: string;
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
        NewInvitation: {
            id: string;
            /** Format: date-time */
            createdAt: string;
            token: string;
        };
        OauthError: {
            error: string;
            error_description: string;
        };
        Options: unknown;
        Pace: {
            /** @enum {unknown} */
            pace: "none" | "live" | "daily" | "three-days" | "weekly";
            orders: string | null;
            decisions: string | null;
            grace: string | null;
            extension: string;
            usual: boolean;
        };
        Pause: {
            /** Format: date-time */
            pausedUntil: string | null;
            wishes: number[];
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
        ProofPage: {
            salt: string | null;
            seal: string | null;
            head: string;
            schema?: number;
            events: components["schemas"]["Event"][];
        };
        Readiness: {
            database: boolean;
            queue: boolean;
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
        ReceivedInvitation: {
            invitation: string;
            game: string;
            title: string;
            ruleset: string;
            from: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        Record: unknown;
        Result: unknown;
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
        RoundCard: {
            round: number;
            from: number;
            to: number;
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
        ToldEvent: {
            seq: number;
            /** Format: date-time */
            at: string;
            by: number | null;
            event: components["schemas"]["Event"];
            seal?: string;
            salt?: string;
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
        Vacation: {
            id: string;
            firstDay: string;
            lastDay: string;
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
        };
        View: unknown;
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
}
