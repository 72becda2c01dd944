import { useEffect, useState } from "react";

/** True once something has held for a while, in milliseconds; stays true from then on. */
export function useLater(holds: boolean, ms: number): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setIsLater(true), ms);
    return () => clearTimeout(timer);
  }, [holds, ms]);
  return isLater;
}
