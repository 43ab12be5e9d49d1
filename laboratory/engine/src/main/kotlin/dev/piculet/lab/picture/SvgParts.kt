package dev.piculet.lab.picture

/** Returns a document that a screen reader can tell of, on a page of its own colour. */
internal fun svgDocument(
    width: Double,
    height: Double,
    title: String,
    description: String,
    style: String,
): SvgElement =
    SvgElement(
        "svg",
        "xmlns" to "http://www.w3.org/2000/svg",
        "viewBox" to "0 0 ${tenths(width)} ${tenths(height)}",
        "width" to width,
        "height" to height,
        "role" to "img",
        "aria-labelledby" to "title description",
    ).with(
        SvgElement("title", "id" to "title").text(title),
        SvgElement("desc", "id" to "description").text(description),
        SvgElement("style").text(style),
        SvgElement("rect", "class" to "page", "width" to "100%", "height" to "100%"),
    )

internal fun svgText(
    x: Double,
    y: Double,
    kind: String,
    content: String,
): SvgElement = SvgElement("text", "class" to kind, "x" to x, "y" to y).text(content)

internal fun svgLine(
    x1: Double,
    y1: Double,
    x2: Double,
    y2: Double,
    kind: String,
): SvgElement = SvgElement("line", "class" to kind, "x1" to x1, "y1" to y1, "x2" to x2, "y2" to y2)
