const VATICAN = "https://www.vatican.va/";
const COUNCIL = "archive/hist_councils/ii_vatican_council/documents/vat-ii_";
const encyclical = (pope: string, file: string) => `content/${pope}/en/encyclicals/documents/${file}`;

/** title | the address of the document's page at the Vatican, below its site */
const PAGES: Readonly<Record<string, string>> = {
  "Catechism of the Catholic Church": "archive/ENG0015/_INDEX.HTM",
  "Compendium of the Catechism": "archive/compendium_ccc/documents/archive_2005_compendium-ccc_en.html",
  "Code of Canon Law": "archive/cod-iuris-canonici/cic_index_en.html",
  "General Instruction of the Roman Missal":
    "roman_curia/congregations/ccdds/documents/rc_con_ccdds_doc_20030317_ordinamento-messale_en.html",
  "Sacrosanctum Concilium": `${COUNCIL}const_19631204_sacrosanctum-concilium_en.html`,
  "Inter Mirifica": `${COUNCIL}decree_19631204_inter-mirifica_en.html`,
  "Lumen Gentium": `${COUNCIL}const_19641121_lumen-gentium_en.html`,
  "Orientalium Ecclesiarum": `${COUNCIL}decree_19641121_orientalium-ecclesiarum_en.html`,
  "Unitatis Redintegratio": `${COUNCIL}decree_19641121_unitatis-redintegratio_en.html`,
  "Christus Dominus": `${COUNCIL}decree_19651028_christus-dominus_en.html`,
  "Perfectae Caritatis": `${COUNCIL}decree_19651028_perfectae-caritatis_en.html`,
  "Optatam Totius": `${COUNCIL}decree_19651028_optatam-totius_en.html`,
  "Gravissimum Educationis": `${COUNCIL}decl_19651028_gravissimum-educationis_en.html`,
  "Nostra Aetate": `${COUNCIL}decl_19651028_nostra-aetate_en.html`,
  "Dei Verbum": `${COUNCIL}const_19651118_dei-verbum_en.html`,
  "Apostolicam Actuositatem": `${COUNCIL}decree_19651118_apostolicam-actuositatem_en.html`,
  "Dignitatis Humanae": `${COUNCIL}decl_19651207_dignitatis-humanae_en.html`,
  "Ad Gentes": `${COUNCIL}decree_19651207_ad-gentes_en.html`,
  "Presbyterorum Ordinis": `${COUNCIL}decree_19651207_presbyterorum-ordinis_en.html`,
  "Gaudium et Spes": `${COUNCIL}const_19651207_gaudium-et-spes_en.html`,
  "Deus Caritas Est": encyclical("benedict-xvi", "hf_ben-xvi_enc_20051225_deus-caritas-est.html"),
  "Spe Salvi": encyclical("benedict-xvi", "hf_ben-xvi_enc_20071130_spe-salvi.html"),
  "Caritas in Veritate": encyclical("benedict-xvi", "hf_ben-xvi_enc_20090629_caritas-in-veritate.html"),
  "Lumen Fidei": encyclical("francesco", "papa-francesco_20130629_enciclica-lumen-fidei.html"),
  "Laudato Si'": encyclical("francesco", "papa-francesco_20150524_enciclica-laudato-si.html"),
  "Fratelli Tutti": encyclical("francesco", "papa-francesco_20201003_enciclica-fratelli-tutti.html"),
  "Dilexit Nos": encyclical("francesco", "20241024-enciclica-dilexit-nos.html"),
  "Rerum Novarum": encyclical("leo-xiii", "hf_l-xiii_enc_15051891_rerum-novarum.html"),
  "Pacem in Terris": encyclical("john-xxiii", "hf_j-xxiii_enc_11041963_pacem.html"),
  "Humanae Vitae": encyclical("paul-vi", "hf_p-vi_enc_25071968_humanae-vitae.html"),
  "Redemptor Hominis": encyclical("john-paul-ii", "hf_jp-ii_enc_04031979_redemptor-hominis.html"),
  "Dives in Misericordia": encyclical("john-paul-ii", "hf_jp-ii_enc_30111980_dives-in-misericordia.html"),
  "Laborem Exercens": encyclical("john-paul-ii", "hf_jp-ii_enc_14091981_laborem-exercens.html"),
  "Dominum et Vivificantem": encyclical("john-paul-ii", "hf_jp-ii_enc_18051986_dominum-et-vivificantem.html"),
  "Sollicitudo Rei Socialis": encyclical(
    "john-paul-ii",
    "hf_jp-ii_enc_30121987_sollicitudo-rei-socialis.html",
  ),
  "Centesimus Annus": encyclical("john-paul-ii", "hf_jp-ii_enc_01051991_centesimus-annus.html"),
  "Veritatis Splendor": encyclical("john-paul-ii", "hf_jp-ii_enc_06081993_veritatis-splendor.html"),
  "Evangelium Vitae": encyclical("john-paul-ii", "hf_jp-ii_enc_25031995_evangelium-vitae.html"),
  "Ut Unum Sint": encyclical("john-paul-ii", "hf_jp-ii_enc_25051995_ut-unum-sint.html"),
  "Fides et Ratio": encyclical("john-paul-ii", "hf_jp-ii_enc_14091998_fides-et-ratio.html"),
  "Ecclesia de Eucharistia": encyclical("john-paul-ii", "hf_jp-ii_enc_20030417_eccl-de-euch.html"),
};

/**
 * Returns the address of a document's page at the Vatican. `null` for the Code of the Eastern Churches, which has no stable
 * address in English.
 */
export function documentPage(title: string): string | null {
  const page = PAGES[title];
  return page === undefined ? null : VATICAN + page;
}
