import { data } from "@remix-run/cloudflare";
import { NotFoundScreen } from "~/features/shell/ui/error-screen";

export const loader = async () => data(null, { status: 404 });

export default NotFoundScreen;
