/** The import table of the architecture (docs/architecture.md), as rules. A rule that stands in the way is changed here, with its reason. */
const FEATURE = "^app/features/([^/]+)/";
const VENDOR_SERVER = "^(drizzle-orm|@remix-run/cloudflare)";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-circular",
      comment: "No circular import of values.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only", "type-import"] } },
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
      name: "routes",
      comment: "A route is a URL: it reaches no database, adapter, repository, other route or worker.",
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
      name: "feature-ui",
      comment: "Screens know contracts, pure rules and the design system; nothing that runs on the server.",
      severity: "error",
      from: { path: "^app/(features/[^/]+/ui|ui)/" },
      to: {
        path: ["\\.server\\.tsx?$", "^app/server/", "^app/routes/", "^workers/", VENDOR_SERVER],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "feature-ui-own",
      comment:
        "Of another feature a screen takes the contract, pure rules, and what the shell, the drafts, safety and the companion have for all screens.",
      severity: "error",
      from: { path: `${FEATURE}ui/` },
      to: {
        path: `${FEATURE}(server|ui)/`,
        pathNot: ["^app/features/$1/", "^app/features/(shell|drafts|safety|companion)/ui/"],
      },
    },
    {
      name: "contract-and-domain",
      comment: "Contracts and pure rules know only zod, date-fns, shared and each other.",
      severity: "error",
      from: { path: `${FEATURE}(contract\\.ts|domain/)` },
      to: {
        path: [
          "^app/(server|ui|routes)/",
          "^workers/",
          `${FEATURE}(server|ui)/`,
          "react",
          "@remix-run",
          "drizzle-orm",
        ],
      },
    },
    {
      name: "feature-server",
      comment: "Use cases know ports and their own repository; no Remix, no adapter, nothing of React.",
      severity: "error",
      from: { path: `${FEATURE}server/` },
      to: {
        path: [
          "^app/server/(adapters|http)/",
          "^app/(ui|routes)/",
          "^workers/",
          "^node_modules/@remix-run",
          "^node_modules/react",
        ],
      },
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
      name: "repository",
      comment: "SQL stands alone: no services, ports' implementations or HTTP.",
      severity: "error",
      from: { path: "\\.repository\\.server\\.ts$" },
      to: { path: ["^app/server/(http|adapters)/", "^app/server/services\\.server\\.ts$"] },
    },
    {
      name: "sql-only-in-repositories",
      comment: "Only repositories and the database folder import drizzle.",
      severity: "error",
      from: { path: "^(app|workers)/", pathNot: ["\\.repository\\.server\\.ts$", "^app/server/db/"] },
      to: { path: "drizzle-orm" },
    },
    {
      name: "adapters",
      severity: "error",
      from: { path: "^app/server/adapters/" },
      to: {
        path: ["^app/features/", "^app/server/db/", "^app/(ui|routes)/"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "services",
      severity: "error",
      from: { path: "^app/server/services\\.server\\.ts$" },
      to: { path: ["^app/(ui|routes)/", `${FEATURE}ui/`] },
    },
    {
      name: "workers",
      comment:
        "The worker entry is wiring. It takes the origin check, the headers and the session's cookie from server/http: they precede Remix.",
      severity: "error",
      from: { path: "^workers/" },
      to: {
        path: [
          "^app/(ui|routes)/",
          `${FEATURE}(ui|domain)/`,
          "\\.repository\\.server\\.ts$",
          `${FEATURE}server/(?!public)`,
          "^app/server/http/(?!session-cookie).*\\.server\\.ts$",
        ],
      },
    },
    {
      name: "shared-and-ui",
      comment: "shared and the design system know nothing of features.",
      severity: "error",
      from: { path: "^app/(shared|ui)/" },
      to: { path: ["^app/(features|routes|server)/", "^workers/"] },
    },
    {
      name: "shared",
      severity: "error",
      from: { path: "^app/shared/" },
      to: { path: "^app/ui/" },
    },
    {
      name: "oracle-only-in-tests",
      comment: "romcal checks the calendar and is no part of it.",
      severity: "error",
      from: { pathNot: "^tests/" },
      to: { path: "node_modules/(@romcal/|romcal/)" },
    },
    {
      name: "safety-is-a-leaf",
      comment:
        "Danger is found and answered alone, in the worker and in the browser; its screens know the shell.",
      severity: "error",
      from: { path: "^app/features/safety/" },
      to: { path: "^app/features/", pathNot: "^app/features/(safety|shell)/" },
    },
    {
      name: "calendar-plans-and-activity-are-leaves",
      comment:
        "Below them are only the mails, which every feature may send, and the shell around every screen.",
      severity: "error",
      from: { path: "^app/features/(calendar|plans|activity)/" },
      to: { path: "^app/features/", pathNot: "^app/features/($1|mail|shell)/" },
    },
    {
      name: "companion-is-below-its-users",
      comment:
        "The assistant, the journal, the library and the prayers use the companion, and never the other way.",
      severity: "error",
      from: { path: "^app/features/companion/" },
      to: { path: "^app/features/(assistant|journal|library|prayers)/" },
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
