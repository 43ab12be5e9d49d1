package dev.piculet.lab.page

import dev.piculet.lab.LabException

/**
 * A request of a page to the lab, behind `lab:` in a comment: a kind, its runs, and options.
 *
 * ratios objects,older contenders=piculet,kryo names="kryo: Kryo"
 *
 * @property place where it stands, for messages: `README.md:12`
 */
internal class Directive private constructor(
    val place: String,
    val kind: String,
    val runs: List<String>,
    private val options: Map<String, String>,
) {
    fun option(name: String): String? = options[name]

    /** @throws LabException if the option is missing */
    fun required(name: String): String = options[name] ?: throw fault("'$kind' needs $name=…")

    /** Returns the words of an option, or null where it is missing. */
    fun list(name: String): List<String>? = options[name]?.split(',')?.map { it.trim() }

    /** Names of contenders and payloads for readers, by id: `names="kryo: Kryo; media: a record"`. */
    val names: Map<String, String> =
        options["names"].orEmpty().split(';').filter { it.isNotBlank() }.associate { pair ->
            if (':' !in pair) throw fault("'$pair' is no name; write names=\"ID: name; ID: name\"")
            pair.substringBefore(':').trim() to pair.substringAfter(':').trim()
        }

    /** @throws LabException if there are unknown options */
    fun requireOptions(known: Set<String>) {
        val unknown = options.keys - known
        if (unknown.isEmpty()) return
        throw fault("'$kind' has no option '${unknown.first()}'. It has: ${known.joinToString()}")
    }

    fun fault(what: String) = LabException("$place: $what.")

    companion object {
        private val WORD = Regex("""([a-z]+)=("[^"]*"|\S+)|\S+""")

        /** @throws LabException if the text is no directive */
        fun of(
            text: String,
            place: String,
        ): Directive {
            val words = WORD.findAll(text).toList()
            val (options, plain) = words.partition { it.groupValues[1].isNotEmpty() }
            if (plain.size != 2) {
                throw LabException("$place: a directive is a kind, runs and options: lab: ratios objects.")
            }
            val (kind, runs) = plain.map { it.value }
            val values = options.associate { it.groupValues[1] to it.groupValues[2].removeSurrounding("\"") }
            return Directive(place, kind, runs.split(','), values)
        }
    }
}
