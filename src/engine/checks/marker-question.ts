import type { Marker } from '../model/model.ts';

/** Words after which a subject is asked for in the plural. */
const plural = /^the (?:(?:exact|other|possible) )?(?:calls|roles|fields|answers|values|rules|states|events|transitions|parameters|messages|entities|screens|permissions|errors|constants|ends|starts|routes)\b/i;

/**
 * What markers have in common that stand in one column or row: "the message of …", "whether Client may …". They
 * are one thing that the material does not show, in many places.
 */
export function causeOf(marker: Marker): string | undefined {
  const common = /^(?:whether .+? may|.+? of)(?= )/i.exec(marker.subject)?.[0];
  return common && `${marker.is} ${common}`;
}

/** The question that a marker leaves open, in the words that stand beside it. */
export function questionOf(marker: Marker): string {
  if (marker.question !== '') return marker.question;
  const subject = marker.subject.trim().replace(/[.:]$/, '');
  if (subject === '') return 'What belongs here?';
  if (/\?$/.test(subject)) return subject;
  const may = /^whether (.+?) may (.+)$/i.exec(subject);
  if (may) return `May ${may[1]} ${may[2]}?`;
  if (/^(?:who|what|which|when|where|how|whether)\b/i.test(subject)) return `It is open ${subject}: can you tell?`;
  if (plural.test(subject)) return `What are ${subject}?`;
  return /^the\b/i.test(subject) ? `What is ${subject}?` : `What is there to say of “${subject}”?`;
}
