package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import tools.jackson.core.JsonParser
import tools.jackson.databind.json.JsonMapper
import java.lang.ref.Reference
import java.lang.reflect.Field
import java.util.concurrent.ConcurrentHashMap

/** Lets code try to do without parser, generator and tokens, however often it did so in vain, and tells whether it did. */
internal object DirectState {
    private val readers = Class.forName("${PiculetJsonMapper::class.java.packageName}.beans.DirectReaders")

    private val fields = ConcurrentHashMap<String, Field>()

    fun readAgain(mapper: PiculetJsonMapper) {
        for (root in (field(field(mapper, "reading")!!, "known") as Map<*, *>).values) {
            endPause(root!!, "attempts")
        }
    }

    /** Lets a mapper read every class as a whole again. */
    fun readWholeAgain(mapper: JsonMapper) {
        val shared = field(readers, "SHARED").get(null) as Map<*, *>
        val known = synchronized(shared) { shared[mapper.reader().config] } as Reference<*>?
        for (deserializer in (field(known?.get() ?: return, "made") as Map<*, *>).keys) {
            val code = field(field(deserializer!!, "generation")!!, "result") ?: continue
            field(code, "objects")?.let { endPause(it, "attempts") }
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
    ): Field =
        fields.computeIfAbsent("${type.name} $name") {
            generateSequence<Class<*>>(type) { it.superclass }
                .mapNotNull { each -> each.declaredFields.find { it.name == name } }
                .first()
                .apply { isAccessible = true }
        }
}
