import { type ComponentType, createElement, lazy } from "react";

/**
 * A component whose code the browser fetches when it is first shown, below a `Suspense`. The server has the code from
 * the start and renders it like any other: its pages are made in one go and cannot wait for a part (see
 * `http/render-document.server`). React's own `lazy` serves for what only appears in the browser.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Lazy = lazy(load) as unknown as ComponentType<Props>;
  if (!import.meta.env.SSR) return Lazy;
  let loaded: ComponentType<Props> | undefined;
  load().then((module) => {
    loaded = module.default;
  });
  return function OnDemand(props: Props) {
    return createElement(loaded ?? Lazy, props);
  };
}
