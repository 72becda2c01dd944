export type DocumentKind =
  | "catechism"
  | "compendium"
  | "canon-law"
  | "liturgy"
  | "vatican-ii"
  | "papal-encyclicals";

/** A document whose paragraphs are numbered from 1. */
export interface NumberedDocument {
  kind: DocumentKind;
  title: string;
  /** Shown before the number, in place of the title. */
  siglum: string | null;
  last: number;
  /** `memory`: the last number was not checked against a text, so a higher one may exist. */
  certainty: "checked" | "memory";
  /** Year of publication: beside the title this number is a date. */
  year: number;
}

/** kind | siglum | title | last numbered paragraph | certainty | year */
const ROWS = `
catechism|CCC|Catechism of the Catholic Church|2865|checked|1992
compendium|CCCC|Compendium of the Catechism|598|checked|2005
canon-law|CIC|Code of Canon Law|1752|checked|1983
canon-law|CCEO|Code of Canons of the Eastern Churches|1546|memory|1990
liturgy|GIRM|General Instruction of the Roman Missal|399|checked|2002
vatican-ii|SC|Sacrosanctum Concilium|130|checked|1963
vatican-ii|IM|Inter Mirifica|24|memory|1963
vatican-ii|LG|Lumen Gentium|69|checked|1964
vatican-ii|OE|Orientalium Ecclesiarum|30|memory|1964
vatican-ii|UR|Unitatis Redintegratio|24|memory|1964
vatican-ii|CD|Christus Dominus|44|memory|1965
vatican-ii|PC|Perfectae Caritatis|25|memory|1965
vatican-ii|OT|Optatam Totius|22|memory|1965
vatican-ii|GE|Gravissimum Educationis|12|memory|1965
vatican-ii|NA|Nostra Aetate|5|memory|1965
vatican-ii|DV|Dei Verbum|26|memory|1965
vatican-ii|AA|Apostolicam Actuositatem|33|memory|1965
vatican-ii|DH|Dignitatis Humanae|15|memory|1965
vatican-ii|AG|Ad Gentes|42|checked|1965
vatican-ii|PO|Presbyterorum Ordinis|22|memory|1965
vatican-ii|GS|Gaudium et Spes|93|checked|1965
papal-encyclicals||Deus Caritas Est|42|checked|2005
papal-encyclicals||Spe Salvi|50|checked|2007
papal-encyclicals||Caritas in Veritate|79|checked|2009
papal-encyclicals||Lumen Fidei|60|checked|2013
papal-encyclicals||Laudato Si'|246|checked|2015
papal-encyclicals||Fratelli Tutti|287|checked|2020
papal-encyclicals||Dilexit Nos|220|checked|2024
papal-encyclicals||Rerum Novarum|64|memory|1891
papal-encyclicals||Pacem in Terris|173|memory|1963
papal-encyclicals||Humanae Vitae|31|memory|1968
papal-encyclicals||Redemptor Hominis|22|memory|1979
papal-encyclicals||Dives in Misericordia|15|memory|1980
papal-encyclicals||Laborem Exercens|27|memory|1981
papal-encyclicals||Dominum et Vivificantem|67|memory|1986
papal-encyclicals||Sollicitudo Rei Socialis|49|memory|1987
papal-encyclicals||Centesimus Annus|62|memory|1991
papal-encyclicals||Veritatis Splendor|120|memory|1993
papal-encyclicals||Evangelium Vitae|105|memory|1995
papal-encyclicals||Ut Unum Sint|103|memory|1995
papal-encyclicals||Fides et Ratio|108|memory|1998
papal-encyclicals||Ecclesia de Eucharistia|62|memory|2003
`;

/** Catechism, law, missal, council and encyclicals, with their last paragraph. */
export const DOCUMENTS: readonly NumberedDocument[] = ROWS.trim()
  .split("\n")
  .map((row) => {
    const [kind, siglum, title, last, certainty, year] = row.split("|");
    return {
      kind: kind as DocumentKind,
      siglum: siglum || null,
      title: title!,
      last: Number(last),
      certainty: certainty as NumberedDocument["certainty"],
      year: Number(year),
    };
  });

/** Returns the document of a siglum or a title. Throws when there is none. */
export function documentOf(name: string): NumberedDocument {
  const found = DOCUMENTS.find(({ siglum, title }) => siglum === name || title === name);
  if (!found) throw new Error(`No document is called ${name}`);
  return found;
}
