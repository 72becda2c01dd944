/** The plainest signs of self-harm in languages that are often spoken beside English. Accents are already gone. */
export const FOREIGN_SIGNS: RegExp[] = [
  /\b(?:(?:me )?quiero (?:morir(?:me)?|matar(?:me)?|suicidarme)|me (?:quiero|voy a|quisiera) (?:morir|matar|suicidar)|no quiero (?:vivir|seguir viviendo)(?: mas)?|quitarme la vida|ya no quiero vivir|ganas de (?:morir|matar)me)\b/,
  /\b(?:quero (?:morrer|me matar)|vou me matar|nao quero mais viver|tirar (?:a )?minha (?:propria )?vida)\b/,
  /\b(?:(?:je )?(?:veux|vais) (?:mourir|me (?:tuer|suicider))|plus envie de vivre|(?:ne )?veux plus vivre|mettre fin a mes jours)\b/,
  /\b(?:voglio (?:morire|uccidermi|ammazzarmi)|non voglio piu vivere|farla finita)\b/,
  /\b(?:(?:ich )?(?:will|mochte) (?:nicht mehr leben|sterben|mich umbringen)|mich umbringen|mir das leben nehmen|nicht mehr leben wollen)\b/,
  /\b(?:chce (?:umrzec|sie zabic)|nie chce (?:juz )?zyc|zabije sie)\b/,
  /\b(?:gusto ko ?(?:nang?|na) (?:mamatay|magpakamatay)|magpapakamatay|ayoko nang? mabuhay)\b/,
  /\b(?:muon chet|khong muon song)\b/,
];
