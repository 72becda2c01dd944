import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

type NoticeTone = "info" | "success" | "warn" | "danger";

const tones = {
  info: { box: "bg-accent-soft", icon: "text-accent-text", Icon: Info },
  success: { box: "bg-success-soft", icon: "text-success", Icon: CircleCheck },
  warn: { box: "bg-warn-soft", icon: "text-warn", Icon: TriangleAlert },
  danger: { box: "bg-danger-soft", icon: "text-danger", Icon: CircleAlert },
};

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** At the right from 640 px, below the text on phones. */
  action?: ReactNode;
  icon?: ReactNode;
  /** `alert` when something has just failed. */
  role?: "status" | "alert" | "note";
  className?: string;
}

/** A quiet banner in the flow of the page. */
export function Notice({ tone = "info", title, children, action, icon, role, className }: NoticeProps) {
  const { box, icon: iconTone, Icon } = tones[tone];
  return (
    <div
      role={role}
      className={clsx("flex flex-wrap gap-x-4 gap-y-3 rounded-card px-4 py-3.5", box, className)}
    >
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <span className={clsx("mt-0.5 shrink-0 [&_svg]:size-5", iconTone)}>
          {icon ?? <Icon aria-hidden />}
        </span>
        <div className="min-w-0 leading-6">
          {title && <p className="font-medium">{title}</p>}
          {children && <div className={clsx(title && "text-[0.9375rem]")}>{children}</div>}
        </div>
      </div>
      {action && <div className="flex shrink-0 items-center gap-2 self-center">{action}</div>}
    </div>
  );
}
