import { useLocale } from 'next-intl';
import { ContentTable } from '@/components/content/content-table';
import blocks from '@/components/content/text-blocks.module.css';
import { Icon } from '@/components/ui/icon';
import type { ShownImage } from '@/lib/publications/images/shown-image';
import { type ParagraphLink, type Piece, placeLinks } from '@/lib/publications/paragraph-links';
import { type Block, listBlocks, readLinkedLines, readTable } from '@/lib/publications/publication-body';
import { StoredPicture } from './stored-picture';

interface Props {
  body: readonly string[];
  /** The blocks of its publication; without them every text is a paragraph. */
  skeleton: readonly Block[] | undefined;
  images?: readonly ShownImage[];
  /** By block: what describes its image here, instead of the image’s own description. */
  descriptions?: Readonly<Record<string, string>> | undefined;
  /** By link: the phrase that is the link. */
  links?: Readonly<Record<string, string>> | undefined;
}

/** The address of a link: a page of the portal is in the reader's language, its files have no language. */
function toHref(address: string, kind: Block['kind'], locale: string): string {
  return address.startsWith('/') && kind === 'link' ? `/${locale}${address === '/' ? '' : address}` : address;
}

/** A text with its links. */
function Line({ pieces, locale }: { pieces: readonly Piece[]; locale: string }) {
  return pieces.map(({ text, address }, index) => {
    if (address === undefined) return text;
    // Pieces are named by their position, which never changes.
    const key = `${index} ${text}`;
    return (
      <a key={key} href={toHref(address, 'link', locale)}>
        {text}
      </a>
    );
  });
}

interface BlockProps extends Omit<Block, 'links'> {
  text: string;
  locale: string;
  links: readonly ParagraphLink[] | undefined;
  phrases: Readonly<Record<string, string>> | undefined;
}

function BodyBlock({ kind, address = '', text, locale, links, phrases }: BlockProps) {
  if (kind === 'heading') return <h2>{text}</h2>;
  const { lines } = placeLinks(readLinkedLines(kind, text), links, phrases);
  if (kind === 'list')
    return (
      <ul className={blocks.list}>
        {lines.map((pieces) => (
          <li key={pieces.map((piece) => piece.text).join('')}>
            <Line pieces={pieces} locale={locale} />
          </li>
        ))}
      </ul>
    );
  const table = kind === 'table' ? readTable(text) : null;
  if (table) return <ContentTable {...table} />;
  if (kind === 'link' || kind === 'file')
    return (
      <p>
        <a href={toHref(address, kind, locale)}>
          {kind === 'file' ? <Icon name="download" /> : null}
          {text}
        </a>
      </p>
    );
  return (
    <p>
      <Line pieces={lines[0] ?? []} locale={locale} />
    </p>
  );
}

/** The body of a publication. Its texts are shown as text: no part of them is read as HTML. */
export function BodyBlocks({ body, skeleton, images = [], descriptions = {}, links }: Props) {
  const locale = useLocale();
  return listBlocks(skeleton, body.length).map((block, index) => {
    const text = body[index] ?? '';
    if (block.kind !== 'image')
      return (
        <BodyBlock
          key={block.id}
          {...block}
          links={block.links}
          text={text}
          locale={locale}
          phrases={links}
        />
      );
    // An image that has expired or is deleted is not among those that readers see.
    const image = images.find(({ id }) => id === block.image);
    const description = descriptions[block.id] ?? image?.description ?? '';
    return image ? (
      <StoredPicture key={block.id} image={image} description={description} caption={text} />
    ) : null;
  });
}
