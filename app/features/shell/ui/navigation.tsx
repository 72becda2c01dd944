import { BookOpen, CircleUser, HandHeart, House, MessageCircleQuestionMark } from "lucide-react";
import { NavBar, type NavItem } from "~/ui/nav-bar";

/** The main screens, in the order of the bar. */
const ITEMS: NavItem[] = [
  { to: "/", label: "Home", icon: House, end: true, alsoCurrentOn: "/dashboard" },
  { to: "/journal", label: "Journal", icon: BookOpen },
  { to: "/apologetics", label: "Acolyte", icon: MessageCircleQuestionMark, alsoCurrentOn: "/acolyte" },
  { to: "/prayer", label: "Prayer", icon: HandHeart },
  { to: "/profile", label: "Profile", icon: CircleUser, alsoCurrentOn: "/edit-profile" },
];

/** The app's main navigation: fixed at the bottom, a slim rail at the left from 1024 px. */
export function Navigation() {
  return <NavBar label="Main" items={ITEMS} />;
}
