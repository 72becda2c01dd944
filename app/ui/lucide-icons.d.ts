// lucide-react exports the drawing behind each icon and does not declare it: these are the ones that `signOf` draws.

type LucideData = import("./sign").SignData;

declare module "lucide-react/icons/bookmark" {
  export const __iconData: LucideData;
}

declare module "lucide-react/icons/bird" {
  export const __iconData: LucideData;
}

declare module "lucide-react/icons/cloud-rain" {
  export const __iconData: LucideData;
}

declare module "lucide-react/icons/face-grinning" {
  export const __iconData: LucideData;
}

declare module "lucide-react/icons/face-neutral" {
  export const __iconData: LucideData;
}

declare module "lucide-react/icons/flame" {
  export const __iconData: LucideData;
}

declare module "lucide-react/icons/hand-heart" {
  export const __iconData: LucideData;
}

declare module "lucide-react/icons/pen-line" {
  export const __iconData: LucideData;
}

declare module "lucide-react/icons/sparkles" {
  export const __iconData: LucideData;
}

declare module "lucide-react/icons/sunrise" {
  export const __iconData: LucideData;
}

declare module "lucide-react/icons/wind" {
  export const __iconData: LucideData;
}
