/** Environment variables that are read without being settings of the server, with the reason. An architecture test refuses all others. */
export const OTHER_VARIABLES: Readonly<Record<string, string>> = {
  NODE_ENV:
    'React reads it while it is imported, before there are settings: `production` unless it is set, `development` with `npm run dev`',
  PATH: 'the system’s folders of programs, in which ffmpeg, nginx and PostgreSQL are looked for',
  NODE_OPTIONS: 'options of Node, extended for tests with a moved clock',
  npm_execpath: 'set by npm: the npm that installs packages',
  npm_node_execpath: 'set by npm: the Node that runs it',
  npm_lifecycle_event: 'set by npm: whether a command was started by it',
  FFMPEG_PATH: 'ffmpeg for the ingest of films and for media tests; `ffmpeg` of the `PATH` unless it is set',
  CHROMIUM_PATH: 'Chromium for journeys, browser tests and screenshots; the system’s unless it is set',
  TEST_DATABASE_URL: 'PostgreSQL for tests; `postgres://postgres@127.0.0.1:5432` unless it is set',
  TEST_ZONE: 'time zone of all tests, set by `npm test -- --zone`',
  TEST_FONTS: 'fontconfig file of the browsers in tests, set by `npm test -- --no-fonts`',
  REQUIRE_POSTGRES: '`1` fails `npm test` where PostgreSQL is missing, instead of leaving its tests out; set by `.ci/run`',
  REQUIRE_NGINX: '`1` fails `npm test` where nginx is missing; set by `.ci/run`',
  REQUIRE_FFMPEG: '`1` fails `npm test` where ffmpeg is missing; set by `.ci/run`',
  JOURNEYS_PORT: 'first port of the servers that journeys start; 4610 unless it is set',
};
