import type { Services } from "../ports/services";

/** The origin that mailed links lead to: `APP_ORIGIN` where it is set, else the one that this request came to. */
export function appOrigin({ settings }: Services, request: Request): string {
  return settings.appOrigin ?? new URL(request.url).origin;
}
