import { simplifyFilters } from './icon-svg'

const empty = '<feFlood flood-opacity="0" result="BackgroundImageFix"/>'
const shape = '<feBlend in="SourceGraphic" in2="BackgroundImageFix" result="shape"/>'
const innerShadow =
  '<feColorMatrix in="SourceAlpha" result="hardAlpha" values="0"/><feOffset dx=".1"/><feGaussianBlur stdDeviation=".1"/><feComposite in2="hardAlpha" k2="-1" k3="1" operator="arithmetic"/><feBlend in2="shape" result="effect"/>'

const filter = (steps: string, size = 20) =>
  `<filter id="a" width="${size}" height="${size}" x="1">${steps}</filter>`

it('removes filter steps that have no effect', () => {
  expect(simplifyFilters(filter(`${empty}${shape}<feGaussianBlur stdDeviation="1"/>`))).toBe(
    filter('<feGaussianBlur stdDeviation="1"/>'),
  )
})

it('builds an inner shadow from the smooth outline', () => {
  const simpler = simplifyFilters(filter(empty + shape + innerShadow))
  expect(simpler).toContain('<feOffset in="SourceAlpha" dx=".1"/>')
  expect(simpler).toContain('<feComposite in2="SourceAlpha"')
  expect(simpler).toContain('<feBlend in2="SourceGraphic"')
  expect(simpler).not.toMatch(/hardAlpha|BackgroundImageFix|"shape"/)
})

it('keeps the empty background of a drop shadow', () => {
  const steps = `${empty}<feBlend in2="BackgroundImageFix" result="drop"/><feBlend in="SourceGraphic" in2="drop" result="shape"/>`
  expect(simplifyFilters(filter(steps))).toBe(filter(steps))
})

it('removes the filter of a tiny shape and its use', () => {
  const speck = `<g filter="url(#a)"><path d="M0 0"/></g>${filter('<feOffset/>', 1)}`
  expect(simplifyFilters(speck)).toBe('<g><path d="M0 0"/></g>')
})
