import {
  Bird,
  CloudRain,
  Flame,
  HandHeart,
  Laugh,
  type LucideIcon,
  Meh,
  Sparkles,
  Sunrise,
  Wind,
} from "lucide-react";
import type { Mood } from "../contract";
import "./mood-colours.css";

const MOOD_ICONS: Record<Mood, LucideIcon> = {
  joyful: Laugh,
  peaceful: Bird,
  grateful: HandHeart,
  hopeful: Sunrise,
  contemplative: Flame,
  struggling: CloudRain,
  anxious: Wind,
  blessed: Sparkles,
};

/** A mood's name as the interface writes it: "Joyful". */
export function moodName(mood: string): string {
  return mood.charAt(0).toUpperCase() + mood.slice(1);
}

/** The drawing of a mood, decoration only: its name stands beside it. An unknown mood has a neutral face. */
export function MoodIcon({ mood, className }: { mood: string; className?: string }) {
  const Icon = (MOOD_ICONS as Record<string, LucideIcon | undefined>)[mood] ?? Meh;
  return <Icon aria-hidden className={className ?? "size-4"} />;
}

/** A mood as icon and word, in the text around it. */
export function MoodLabel({ mood, className }: { mood: string; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-1.5 ${className ?? ""}`}>
      <MoodIcon mood={mood} />
      {moodName(mood)}
    </span>
  );
}
