// The borders between the rooms (`npm run borders`): who may import whom. The picture is the two tables; the rest follows.

/** A room, and what it may import besides itself and packages. `games/ports` is ports.ts, or the folder ports, alone. */
const ROOMS = {
  text: [],
  flow: [],
  rules: [],
  bots: ['rules'],
  picture: ['rules', 'flow'],
  games: ['rules', 'bots', 'picture', 'text', 'flow'],
  accounts: ['text'],
  store: ['games/ports', 'games/model', 'accounts/ports', 'http/ports', 'rules', 'flow', 'generated'],
  jobs: ['games', 'http/ports', 'text'],
  mail: ['games/ports', 'games/model', 'accounts/ports', 'text'],
  webhooks: ['games/ports', 'games/model'],
  http: ['games', 'accounts', 'text', 'flow'],
  web: ['rules', 'picture', 'bots', 'text'], // bots for the lesson alone: a first game without a server
  generated: [], // by Prisma
  // main wires them all: it may import anything, and nobody imports it.
}

/** The rooms of a house, and which of their neighbours each may import: none imports one that imports it. */
const INNER = {
  'src/games': {
    model: [],
    ports: ['model'],
    notices: ['model', 'ports'],
    log: ['model', 'ports', 'notices'],
    read: ['model', 'ports', 'log'],
    advance: ['model', 'ports', 'log'],
    play: ['model', 'ports', 'log', 'read'],
    clock: ['model', 'ports', 'log', 'notices', 'advance'],
    lobby: ['model', 'ports', 'log', 'read', 'advance'],
    operate: ['model', 'ports', 'log', 'notices'],
    letters: ['model', 'ports', 'log', 'notices', 'read', 'play', 'lobby'],
    hooks: ['model', 'ports', 'log', 'notices', 'letters'],
  },
  'src/accounts': {
    ports: [],
    model: ['ports'],
    sessions: ['ports', 'model'],
    people: ['ports', 'model', 'sessions'],
    tokens: ['ports', 'model', 'sessions', 'people'],
    'sign-in': ['ports', 'model', 'sessions', 'people'],
    address: ['ports', 'model', 'sessions', 'people', 'sign-in'],
    letters: ['ports', 'model'],
    oauth: ['ports', 'model', 'sessions', 'people', 'tokens'],
  },
  'src/store': {
    database: [],
    embedded: [],
    games: ['database'],
    beside: ['database', 'games'],
    accounts: ['database', 'games'],
    operator: ['database', 'games'],
  },
  web: {
    words: [],
    api: ['words'],
    parts: ['words', 'api'],
    address: ['words', 'parts'],
    play: ['words', 'api', 'parts'],
    talk: ['words', 'api', 'parts', 'play'],
    desks: ['words', 'api', 'parts', 'address', 'play'],
    arrive: ['words', 'api', 'parts', 'address', 'desks'],
    open: ['words', 'api', 'parts', 'address', 'play', 'desks', 'arrive'],
    lobby: ['words', 'api', 'parts', 'address', 'play', 'desks', 'arrive'],
    table: ['words', 'api', 'parts', 'address', 'play', 'talk', 'desks', 'arrive'],
    account: ['words', 'api', 'parts', 'address', 'arrive'],
    consent: ['words', 'api', 'parts', 'address', 'account'],
    frame: ['words', 'api', 'parts', 'address', 'desks'],
  },
}

/** Houses whose own files, above the rooms, put these together; no room imports them. */
const PUT_TOGETHER = ['web']

/** Packages that one room alone knows; main, which wires the rooms, may name them too. */
const TOOLS = {
  picture: ['@resvg', 'dejavu-fonts-ttf'],
  store: ['@prisma', '.prisma', 'prisma', 'pg'],
  jobs: ['bullmq', 'ioredis'],
  mail: ['nodemailer', 'smtp-server', 'postal-mime'],
  webhooks: ['web-push'],
  http: ['fastify', '@fastify', 'marked', 'ical-generator'],
}

/** The only package the rules may use: a pure hash function. */
const RULES_PACKAGE = '@noble/hashes'
/** And what describes the shapes of a game: no page carries it, as nothing that plays imports it. */
const SCHEMAS = ['^src/rules/((game-)?schemas|schema-parts)\\.ts$', '^src/rules/[^/]+/schemas/']

/** What of the pictures is for the server alone. */
const PNG = '^src/picture/png(/|\\.ts$)'

/** Where games are named: the lists of them, and what is one game's own. */
const GAMES = [
  '^src/rules/((known-)?games|schemas|suites)\\.ts$',
  '^src/bots/bots\\.ts$',
  '^src/picture/pictures\\.ts$',
].concat(['^src/(rules|bots)/[^/]+/', '^src/picture/(?!png/)[^/]+/'])

const room = (name) => (name === 'web' ? '^web/' : `^src/${name}/`)
const place = (name) => (name.endsWith('/ports') ? `^src/${name}(/|\\.ts$)` : room(name))
const packaged = (names) => `(^|node_modules/)(@types/)?(${names.join('|').replaceAll('.', '\\.')})(/|$)`
/** In words, for the comments. */
const listed = (names) => (names.length > 0 ? names.join(', ') : 'nothing but itself')

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const borders = Object.entries(ROOMS)
  .filter(([name]) => name !== 'rules')
  .map(([name, others]) =>
    forbid(
      `${name}-borders`,
      `${name} may import ${listed(others)}. Declare what you need as a port and let main pass it in, or move it there.`,
      { path: room(name) },
      { dependencyTypesNot: ['core', 'unknown'], pathNot: ['node_modules/', room(name), ...others.map(place)] },
    ),
  )

const inner = Object.entries(INNER).flatMap(([house, rooms]) =>
  Object.entries(rooms).map(([name, others]) =>
    forbid(
      `${house.split('/').at(-1)}-${name}-borders`,
      `${house}/${name} may import ${listed(others)} of ${house}. Move what both need down into a room that both may import.`,
      { path: `^${house}/${name}/` },
      { path: `^${house}/`, pathNot: [name, ...others].map((other) => `^${house}/${other}/`) },
    ),
  ),
)
const innerRooms = Object.entries(INNER).map(([house, rooms]) =>
  forbid(
    `${house.split('/').at(-1)}-known-rooms`,
    `This file is in no room of ${house}, so nothing keeps its borders. Move it into one, or add its room.`,
    {
      path: `^${house}/`,
      pathNot: [
        ...Object.keys(rooms).map((name) => `^${house}/${name}/`),
        ...(PUT_TOGETHER.includes(house) ? [`^${house}/[^/]+$`] : []),
      ],
    },
    {},
  ),
)

const tools = Object.entries(TOOLS).map(([owner, names]) =>
  forbid(
    `${owner}-owns-its-tools`,
    `Only ${owner} knows ${names.join(', ')}. Ask for a port that ${owner} implements.`,
    { path: '^(src|web)/', pathNot: [room(owner), room('main'), room('generated')] },
    { path: packaged(names) },
  ),
)

module.exports = {
  forbidden: [
    forbid(
      'rules-borders',
      `rules may import nothing but itself and ${RULES_PACKAGE}. Take clock, chance and data as arguments.`,
      { path: room('rules'), pathNot: SCHEMAS },
      { pathNot: [room('rules'), packaged([RULES_PACKAGE])] },
    ),
    forbid(
      'schemas-borders',
      'Schemas may import the rules and typebox.',
      { path: SCHEMAS },
      { pathNot: [room('rules'), packaged(['typebox'])] },
    ),
    forbid(
      'schemas-apart',
      'What plays a game does not need its schemas, and a page should not carry them. Only schemas and main import schemas.',
      { path: '^(src|web)/', pathNot: [...SCHEMAS, room('main')] },
      { path: SCHEMAS, pathNot: '^src/rules/game-schemas\\.ts$' },
    ),
    ...borders,
    ...inner,
    ...innerRooms,
    ...tools,
    forbid(
      'packages-apart',
      'A package is for programs of others: it knows the API, and nothing of the server. It runs in browsers, too.',
      { path: '^packages/' },
      { pathNot: '^packages/' },
    ),
    forbid(
      'games-apart',
      'A game may not know another game. Move what both need up into src/rules/.',
      { path: '^src/rules/([^/]+)/' },
      { path: '^src/rules/[^/]+/', pathNot: '^src/rules/$1/' },
    ),
    forbid(
      'games-injected',
      'Only main knows which games there are. Ask the catalogue (src/games/ports/catalogue.ts), which main passes in.',
      { path: '^src/', pathNot: ['rules', 'bots', 'picture', 'main'].map(room) },
      { path: GAMES },
    ),
    forbid(
      'pictures-for-browsers',
      'A browser draws the SVG itself. What needs the server belongs into src/picture/png.ts or its folder, and only the server imports it.',
      { path: [room('picture'), room('web')], pathNot: PNG },
      { path: [PNG, packaged(TOOLS.picture)] },
    ),
    forbid(
      'pictures-without-node',
      'A browser draws the SVG itself and has none of the modules of Node.',
      { path: room('picture'), pathNot: PNG },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'known-rooms',
      'This file is in no room, so nothing keeps its borders. Move it into one, or add its room to .dependency-cruiser.cjs.',
      { path: '^src/', pathNot: [...Object.keys(ROOMS), 'main'].map(room) },
      {},
    ),
    forbid(
      'no-cycles',
      'These files import each other in a ring. Move what they share into a file of its own; types count too.',
      {},
      { circular: true },
    ),
    forbid(
      'no-unresolvable',
      'There is no such file or package. Correct the path (with its .ts), or add the package to package.json.',
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', room('generated')] },
    exclude: { path: '^packages/[^/]+/dist/' },
    tsPreCompilationDeps: true, // a type-only import is an import
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    skipAnalysisNotInRules: true,
  },
}
