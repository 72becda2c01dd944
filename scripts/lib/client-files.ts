import type { Plugin, Rollup } from "vite";

/** A file of schemas, and a file that shows icons, once their types are gone. */
const SCHEMAS = /\/app\/.*\.ts$/;
const SCREEN = /\/app\/.*\.tsx/;
const TOP_CONSTANT = /^((?:export )?const \w+ = )(.*?);\n(?!\s)/gms;
const ICON_IMPORT = /^import \{([^}]*)\} from "lucide-react";$/m;

/** With the entry, which only schedules the first render: it comes when all modules have run. */
const REACT =
  /\/node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|turbo-stream|@remix-run)\/|commonjsHelpers\.js$|\/entry\.client\.tsx$/;
/** What screens are drawn with. */
const PARTS = /\/app\/ui\/|\/node_modules\/lucide-react\//;
/** Imported by every contract, but used by almost no screen. */
const UNUSED = /\/node_modules\/zod\//;

/** A module that this share of all screens loads comes in one file with all others like it. */
const COMMON_SHARE = 0.2;

/** Keeps what a screen does not use out of the browser, and decides which files the rest comes in. */
export function clientFiles(): Plugin {
  return {
    name: "client-files",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    config: () => ({
      build: {
        rollupOptions: {
          // Without it, a route whose file has more than the route gets a second file.
          preserveEntrySignatures: "allow-extension",
          output: { manualChunks: chunkOf, onlyExplicitManualChunks: true, experimentalMinChunkSize: 0 },
        },
      },
    }),
    transform(code, id) {
      if (SCHEMAS.test(id) && code.includes('"zod/mini"')) return dropUnusedSchemas(code);
      if (SCREEN.test(id)) return code.replace(ICON_IMPORT, (_, names: string) => iconImports(names));
    },
  };
}

/**
 * Makes each schema in a function without side effects, which Rollup drops with a schema that nothing uses: the labels and
 * limits of a contract come to a screen without its schemas.
 */
function dropUnusedSchemas(code: string): string {
  return code.replace(TOP_CONSTANT, (constant, start: string, value: string) =>
    /\bz\./.test(value) ? `${start}/* @__PURE__ */ (() => (${value}))();\n` : constant,
  );
}

/** Imports each icon from its own file, so that `chunkOf` sees who shows it; the package's list has them all. */
function iconImports(names: string): string {
  return names
    .split(",")
    .map((name) => name.trim().split(" as "))
    .map(([icon = "", local = icon]) => {
      const file = icon.replace(/(?<=[a-z])(?=[A-Z\d])/g, "-").toLowerCase();
      return `import ${local} from "lucide-react/icons/${file}";`;
    })
    .join("\n");
}

/**
 * Puts React into a file of its own, which stays cached from one deployment to the next, and into two more files what
 * every screen loads and what many do: a file each for so many small modules would weigh more than their code. What a
 * module imports is loaded at least as often as the module itself, so that no two files import each other. All other files
 * are Rollup's choice.
 */
function chunkOf(id: string, { getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (REACT.test(id)) return "react";
  if (UNUSED.test(id)) return undefined;
  reach ??= countReach([...getModuleIds()], (one) => getModuleInfo(one)?.importedIds ?? []);
  const { fromRoot, screens, timesReached } = reach;
  if (fromRoot.has(id)) return "everywhere";
  const least = PARTS.test(id) ? 2 : screens * COMMON_SHARE;
  return (timesReached.get(id) ?? 0) >= least ? "common" : undefined;
}

let reach: ReturnType<typeof countReach> | undefined;

function countReach(ids: string[], importsOf: (id: string) => readonly string[]) {
  const closureOf = (start: string) => {
    const closure = new Set([start]);
    for (const id of closure) for (const imported of importsOf(id)) closure.add(imported);
    return closure;
  };
  const screens = ids.filter((id) =>
    /\/app\/routes\/(?!api\.)[^/]*\.tsx\?__remix-build-client-route$/.test(id),
  );
  const timesReached = new Map<string, number>();
  for (const id of screens.flatMap((screen) => [...closureOf(screen)]))
    timesReached.set(id, (timesReached.get(id) ?? 0) + 1);
  const roots = ids.filter((id) => /\/app\/root\.tsx/.test(id));
  return {
    screens: screens.length,
    timesReached,
    fromRoot: new Set(roots.flatMap((root) => [...closureOf(root)])),
  };
}
