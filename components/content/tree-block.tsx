import type { TreeNode } from '@/lib/content/blocks';
import type { TextReader } from '@/lib/i18n/translator';
import type { BlockProps } from './block-props';
import styles from './tree-block.module.css';

/** One part of the structure and, in a list of their own, the parts below it. */
function Branch({ node, at, t }: { node: TreeNode; at: string; t: TextReader }) {
  return (
    <li>
      <div className={styles.node}>
        <p className={styles.name}>{t(`${at}.${node.key}.title`)}</p>
        {node.children ? <p className={styles.text}>{t(`${at}.${node.key}.text`)}</p> : null}
      </div>
      {node.children ? (
        <ul>
          {node.children.map((child) => (
            <Branch key={child.key} node={child} at={at} t={t} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** A structure as lists inside of lists, so that it is read level by level; its lines are drawn with styles. */
export function TreeBlock({ block, t }: BlockProps<'tree'>) {
  return (
    <ul className={styles.tree}>
      <Branch node={block.root} at={block.at} t={t} />
    </ul>
  );
}
