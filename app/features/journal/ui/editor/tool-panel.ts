/** What the tools show in place of, or above, their buttons. */
export type ToolPanel = "none" | "link" | "colours";

/** Opens a panel, or closes it with "none". */
export type SetToolPanel = (panel: ToolPanel) => void;
