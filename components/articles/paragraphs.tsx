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
