import type { Article } from '@/contracts/schemas/articles'

export function ArticleSections({ article }: { article: Article }) {
  return (
    <div className="flex flex-col gap-5 pt-3 pb-4">
      <div className="text-muted">
        <Paragraphs text={article.lead} />
      </div>
      {article.sections.map(({ title, body }) => (
        <section key={title} className="flex flex-col gap-2">
          <h2 className="text-17 text-balance">{title}</h2>
          <Paragraphs text={body} />
        </section>
      ))}
    </div>
  )
}

/** Each line of the text is a paragraph. */
export function Paragraphs({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-2.5 text-15">
      {text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
