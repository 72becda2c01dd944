import {
  Bird,
  CloudRain,
  FaceGrinning,
  FaceNeutral,
  Flame,
  HandHeart,
  type LucideIcon,
  type LucideProps,
  Sparkles,
  Sunrise,
  Wind,
} from "lucide-react";
import type { Mood } from "../contract";

const MOOD_ICONS: Record<Mood, LucideIcon> = {
  joyful: FaceGrinning,
  peaceful: Bird,
  grateful: HandHeart,
  hopeful: Sunrise,
  contemplative: Flame,
  struggling: CloudRain,
  anxious: Wind,
  blessed: Sparkles,
};

/** Returns a mood's name as the interface writes it: "Joyful". */
export function moodName(mood: string): string {
  return mood.charAt(0).toUpperCase() + mood.slice(1);
}

/** The icon of a mood, 16 px by default, decoration beside its name. An unknown mood has a neutral face. */
export function MoodIcon({ mood, ...rest }: LucideProps & { mood: string }) {
  const Icon = (MOOD_ICONS as Record<string, LucideIcon | undefined>)[mood] ?? FaceNeutral;
  return <Icon size={16} {...rest} />;
}

/** The icon and name of a mood. */
export function MoodLabel({ mood, iconClass }: { mood: string; iconClass?: string }) {
  return (
    <span data-mood={mood} className="inline-flex min-w-0 items-center gap-1.5">
      <MoodIcon mood={mood} className={iconClass} />
      <span className="truncate">{moodName(mood)}</span>
    </span>
  );
}
