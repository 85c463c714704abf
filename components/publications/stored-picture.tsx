import type { ShownImage } from '@/lib/publications/images/shown-image';
import styles from './stored-picture.module.css';

interface Props {
  image: ShownImage;
  /** What the picture shows; empty for one that only decorates. */
  description: string;
  caption: string;
}

/** The column of a text is never wider than this. */
const SIZES = '(min-width: 48rem) 44rem, 100vw';

const listFiles = ({ files }: ShownImage, format: 'avif' | 'webp') =>
  files
    .filter((file) => file.format === format)
    .map(({ path, width }) => `${path} ${width}w`)
    .join(', ');

/** An image in the format and width that suit the browser; its space is reserved before it loads. */
export function StoredPicture({ image, description, caption }: Props) {
  const { width, height, focalX, focalY, files } = image;
  const largest = files.findLast(({ format }) => format === 'webp');
  return (
    <figure className={styles.figure}>
      <picture>
        <source type="image/avif" srcSet={listFiles(image, 'avif')} sizes={SIZES} />
        <img
          className={styles.image}
          src={largest?.path}
          srcSet={listFiles(image, 'webp')}
          sizes={SIZES}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          alt={description}
          style={{ maxInlineSize: `min(100%, ${width}px)`, objectPosition: `${focalX}% ${focalY}%` }}
        />
      </picture>
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
