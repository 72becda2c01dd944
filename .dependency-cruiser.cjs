/**
 * The import rules of the architecture (docs/architecture.md), imports of types included. A rule that stands in the way
 * is changed here, with its reason.
 */
const FEATURE = "^app/features/([^/]+)/";

/**
 * The features, from the bottom: one imports from the layers below it alone, and never from its own layer. Below them
 * all are shared, ui and server; above them http, the routes and the workers.
 */
const LAYERS = [
  ["shell", "activity"],
  ["drafts", "safety", "mail", "calendar", "plans", "monitor", "texts"],
  ["accounts", "companion", "site"],
  ["journal", "library", "prayers", "settings", "support"],
  ["archive", "assistant", "dashboard", "reminders"],
];

const layerRules = LAYERS.flatMap((layer, index) => {
  const upwards = LAYERS.slice(index).flat();
  return layer.map((name) => ({
    name: `layer-of-${name}`,
    comment: "A feature imports from the layers below it alone.",
    severity: "error",
    from: { path: `^app/features/${name}/` },
    to: { path: `^app/features/(${upwards.filter((other) => other !== name).join("|")})/` },
  }));
});

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-circular",
      comment: "No circular imports, of types neither.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(cloudflare:|virtual:|#content/)|\\?(raw|url)$" },
    },
    {
      name: "no-barrel",
      comment: "No barrel files: import the file that has the thing.",
      severity: "error",
      from: {},
      to: { path: "^app/.*/index\\.tsx?$" },
    },
    {
      name: "shared",
      comment: "shared is the ground: it knows nothing else.",
      severity: "error",
      from: { path: "^app/shared/" },
      to: { path: ["^app/(?!shared/)", "^workers/"] },
    },
    {
      name: "ui",
      comment: "The design system knows shared alone.",
      severity: "error",
      from: { path: "^app/ui/" },
      to: { path: ["^app/(?!shared/|ui/)", "^workers/"] },
    },
    {
      name: "server",
      comment: "Ports, adapters, database and variables stand below the features.",
      severity: "error",
      from: { path: "^app/server/" },
      to: { path: ["^app/(?!shared/|server/)", "^workers/"] },
    },
    {
      name: "server-ports-and-database",
      comment: "Adapters fill the ports, which know none of them; only the database folder has tables.",
      severity: "error",
      from: { path: "^app/server/(ports|db)/" },
      to: { path: "^app/server/(?!ports/|db/)" },
    },
    {
      name: "catalog-tables",
      comment:
        "Tables of the catalog know none of a shard. Files that make statements: tests/unit/server/databases.test.ts.",
      severity: "error",
      from: { path: "^app/server/db/catalog/" },
      to: { path: "^app/server/db/journal/" },
    },
    {
      name: "journal-tables",
      comment: "Tables of a shard know none of the catalog.",
      severity: "error",
      from: { path: "^app/server/db/journal/" },
      to: { path: "^app/server/db/catalog/" },
    },
    {
      name: "texts-tables",
      comment: "Tables of the texts know none of people, and none of the others know theirs.",
      severity: "error",
      from: { path: "^app/server/db/texts/" },
      to: { path: "^app/server/db/(catalog|journal)/" },
    },
    {
      name: "adapters",
      severity: "error",
      from: { path: "^app/server/adapters/" },
      to: { path: "^app/server/db/" },
    },
    ...layerRules,
    {
      name: "features",
      comment: "Above the features are http, the composition root, the routes and the workers.",
      severity: "error",
      from: { path: FEATURE },
      to: { path: ["^app/(http|routes)/", "^app/[^/]+\\.tsx?$", "^workers/"] },
    },
    {
      name: "feature-ui",
      comment: "Screens know contracts, pure rules and the design system; nothing that runs on the server.",
      severity: "error",
      from: { path: "^app/(features/[^/]+/ui|ui)/" },
      to: {
        path: ["\\.server\\.tsx?$", "^app/server/", "^(drizzle-orm|@remix-run/cloudflare)"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "feature-ui-own",
      comment:
        "Of another feature a screen takes the contract, pure rules, and what the shell, the drafts, safety, the texts and the companion have for all screens.",
      severity: "error",
      from: { path: `${FEATURE}ui/` },
      to: {
        path: `${FEATURE}(server|ui)/`,
        pathNot: ["^app/features/$1/", "^app/features/(shell|drafts|safety|texts|companion)/ui/"],
      },
    },
    {
      name: "contract-and-domain",
      comment: "Contracts and pure rules know only zod, date-fns, shared and each other.",
      severity: "error",
      from: { path: `${FEATURE}(contract\\.ts|domain/)` },
      to: {
        path: ["^app/(server|ui)/", `${FEATURE}(server|ui)/`, "react", "@remix-run", "drizzle-orm"],
      },
    },
    {
      name: "feature-server",
      comment: "Use cases know ports and their own repository; no Remix, no adapter, nothing of React.",
      severity: "error",
      from: { path: `${FEATURE}server/` },
      to: { path: ["^app/server/adapters/", "^app/ui/", "^node_modules/(@remix-run|react)"] },
    },
    {
      name: "feature-server-others",
      comment: "Of another feature a use case takes public.server, the contract and pure rules.",
      severity: "error",
      from: { path: `${FEATURE}server/` },
      to: {
        path: `${FEATURE}server/`,
        pathNot: ["^app/features/$1/", "public\\.server\\.ts$"],
      },
    },
    {
      name: "sql-only-in-repositories",
      comment: "Only repositories and the database folder import drizzle.",
      severity: "error",
      from: { path: "^(app|workers)/", pathNot: ["\\.repository\\.server\\.ts$", "^app/server/db/"] },
      to: { path: "drizzle-orm" },
    },
    {
      name: "composition-root",
      comment: "Services are put together from adapters and use cases.",
      severity: "error",
      from: { path: "^app/services\\.server\\.ts$" },
      to: { path: ["^app/(http|ui|routes)/", `${FEATURE}ui/`] },
    },
    {
      name: "http",
      comment: "What requests have in common is no screen and no address.",
      severity: "error",
      from: { path: "^app/http/" },
      to: { path: ["^app/(ui|routes)/", "^app/server/db/", `${FEATURE}ui/`, "\\.repository\\.server\\.ts$"] },
    },
    {
      name: "routes",
      comment: "A route is an address: it reaches no database, adapter, repository, other route or worker.",
      severity: "error",
      from: { path: "^app/routes/" },
      to: {
        path: [
          "^app/server/(db|adapters)/",
          "\\.repository\\.server\\.ts$",
          "^app/routes/",
          "^workers/",
          "drizzle-orm",
        ],
      },
    },
    {
      name: "workers",
      comment: "The worker entry is wiring. Of http it takes what precedes Remix: cookies and addresses.",
      severity: "error",
      from: { path: "^workers/" },
      to: {
        path: [
          "^app/(ui|routes)/",
          `${FEATURE}(ui|domain)/`,
          "\\.repository\\.server\\.ts$",
          `${FEATURE}server/(?!public)`,
          "^app/http/(?!cookies|request)",
        ],
      },
    },
    {
      name: "oracle-only-in-tests",
      comment: "romcal checks the calendar and is no part of it.",
      severity: "error",
      from: { pathNot: "^tests/" },
      to: { path: "node_modules/(@romcal/|romcal/)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.wrangler|content/\\.compiled)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["workerd", "worker", "import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".cjs", ".json"],
    },
    cache: false,
  },
};
