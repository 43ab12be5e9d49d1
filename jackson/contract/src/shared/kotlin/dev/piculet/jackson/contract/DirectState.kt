package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import tools.jackson.core.JsonParser
import java.lang.ref.Reference

/** Lets code try to do without parser, generator and tokens, however often it did so in vain, and tells whether it did. */
internal object DirectState {
    private val readers = Class.forName("${PiculetJsonMapper::class.java.packageName}.beans.DirectReaders")

    fun readAgain(mapper: PiculetJsonMapper) {
        for (root in (field(field(mapper, "reading")!!, "known") as Map<*, *>).values) {
            endPause(root!!, "attempts")
        }
    }

    /** Lets every class be read as a whole again, in all mappers. */
    fun readWholeAgain() {
        val shared = field(readers, "SHARED").get(null) as Map<*, *>
        val known = synchronized(shared) { shared.values.mapNotNull { (it as Reference<*>).get() } }
        for (each in known) {
            val deserializers = synchronized(each) { (field(each, "made") as Map<*, *>).keys.toList() }
            for (deserializer in deserializers) {
                val code = field(field(deserializer!!, "generation")!!, "result") ?: continue
                field(code, "objects")?.let { endPause(it, "attempts") }
            }
        }
    }

    /** Tells whether a parser of bytes has come this far without looking at a name. */
    fun hasReadNoName(parser: JsonParser): Boolean = field(parser, "_nameStartOffset") == 0

    fun writeAgain(
        mapper: PiculetJsonMapper,
        type: Class<*>,
    ) {
        val roots = field(field(mapper, "writing")!!, "roots") ?: return
        val root = (field(roots, "known") as Map<*, *>)[type] ?: return
        listOf("attempts", "texts").forEach { endPause(root, it) }
    }

    private fun endPause(
        root: Any,
        name: String,
    ) {
        val attempts = field(root, name)!!
        field(attempts.javaClass, "pause").setInt(attempts, 0)
    }

    private fun field(
        owner: Any,
        name: String,
    ): Any? = field(owner.javaClass, name).get(owner)

    private fun field(
        type: Class<*>,
        name: String,
    ) = generateSequence<Class<*>>(type) { it.superclass }
        .mapNotNull { each -> each.declaredFields.find { it.name == name } }
        .first()
        .apply { isAccessible = true }
}
