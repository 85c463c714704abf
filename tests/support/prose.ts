import { parse } from '@babel/parser';

/** A comment, a test title or a paragraph, with the line on which it starts. */
export interface Prose {
  line: number;
  text: string;
}

/** What the parser returns, as far as it is walked here. */
interface SyntaxNode {
  type: string;
  loc?: { start: { line: number } };
  [property: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

const TEST_FUNCTIONS = ['test', 'it', 'describe'];

/** The function that a call starts from: `test` in `test.each(rows)('title', …)`. */
function findRootName(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return callee.name as string;
  if (callee.type === 'MemberExpression') return findRootName(callee.object);
  if (callee.type === 'CallExpression') return findRootName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return findRootName(callee.tag);
  return undefined;
}

function readString(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return node.value as string;
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join(' ');
}

/** Joins the lines of a comment and drops its decoration and the code that it quotes in backticks. */
const cleanComment = (text: string) =>
  text
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/`[^`]*`/g, '``')
    .replaceAll(/\s+/g, ' ')
    .trim();

function listTestTitles(root: SyntaxNode): Prose[] {
  const titles: Prose[] = [];
  const visit = (node: SyntaxNode) => {
    const [first] = node.type === 'CallExpression' ? (node.arguments as unknown[]) : [];
    const title = TEST_FUNCTIONS.includes(findRootName(node.callee) ?? '') ? readString(first) : undefined;
    if (title) titles.push({ line: node.loc?.start.line ?? 0, text: title });
    for (const child of Object.values(node)) {
      if (isNode(child)) visit(child);
      else if (Array.isArray(child)) child.filter(isNode).forEach(visit);
    }
  };
  visit(root);
  return titles;
}

/** The comments and test titles of a TypeScript or JavaScript file. */
export function listCodeProse(source: string, file: string): Prose[] {
  const isTypeScript = /\.tsx?$/.test(file);
  const tree = parse(source, {
    sourceType: 'module',
    plugins: [
      ...(isTypeScript ? (['typescript'] as const) : []),
      ...(file.endsWith('.ts') ? [] : (['jsx'] as const)),
    ],
  });
  const comments = (tree.comments ?? []).map(({ value, loc }) => ({
    line: loc?.start.line ?? 0,
    text: value,
  }));
  // Line comments on consecutive lines are one text: a phrase may be broken over two of them.
  const joined: (Prose & { end: number })[] = [];
  for (const [index, { line, text }] of comments.entries()) {
    const last = joined.at(-1);
    const isLine = tree.comments?.[index]?.type === 'CommentLine';
    if (isLine && last && last.end === line - 1)
      Object.assign(last, { text: `${last.text} ${text}`, end: line });
    else joined.push({ line, text, end: isLine ? line : Number.NaN });
  }
  const titles = listTestTitles(tree.program as unknown as SyntaxNode);
  return [...joined.map(({ line, text }) => ({ line, text: cleanComment(text) })), ...titles];
}

/** The comments of a style sheet. */
export function listStyleProse(source: string): Prose[] {
  return [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({ 1: text = '', index }) => ({
    line: source.slice(0, index).split('\n').length,
    text: cleanComment(text),
  }));
}

/** The paragraphs, list items and table rows of a Markdown document, without code blocks and code in backticks. */
export function listDocumentProse(source: string): Prose[] {
  const withoutBlocks = source.replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ''));
  return withoutBlocks.split('\n').flatMap((line, index) => {
    const text = line
      .replaceAll(/`[^`]*`/g, '``')
      .replaceAll(/\]\([^)]*\)/g, ']')
      .trim();
    return text ? [{ line: index + 1, text }] : [];
  });
}
