package dev.piculet.jackson.contract

import dev.piculet.jackson3.PiculetJsonMapper
import tools.jackson.core.JsonGenerator
import tools.jackson.core.JsonParser
import tools.jackson.databind.json.JsonMapper
import java.lang.ref.Reference
import java.lang.reflect.Field
import java.util.concurrent.ConcurrentHashMap

/** Lets code try to do without parser, generator and tokens, however often it did so in vain, and tells whether it did. */
internal object DirectState {
    private val readers = Class.forName("${PiculetJsonMapper::class.java.packageName}.beans.DirectReaders")

    private val planners = Class.forName("${PiculetJsonMapper::class.java.packageName}.beans.DirectPlanner")

    private val fields = ConcurrentHashMap<String, Field>()

    fun readAgain(mapper: PiculetJsonMapper) {
        for (root in (field(field(mapper, "reading")!!, "known") as Map<*, *>).values) {
            endPause(root!!, "attempts")
        }
    }

    /** Lets a mapper read every class as a whole again. */
    fun readWholeAgain(mapper: JsonMapper) {
        for (deserializer in keys(sharedOf(readers, mapper.reader().config), "made")) {
            val code = field(field(deserializer, "generation")!!, "result") ?: continue
            field(code, "objects")?.let { endPause(it, "attempts") }
        }
    }

    /** Lets both try all ways again, and returns them. */
    fun tryAgain(
        ordinary: JsonMapper,
        direct: PiculetJsonMapper,
        written: Class<*>,
    ): List<JsonMapper> {
        readWholeAgain(ordinary)
        writeWholeAgain(ordinary)
        readAgain(direct)
        writeAgain(direct, written)
        return listOf(ordinary, direct)
    }

    /** Lets a mapper write every class as a whole again. */
    fun writeWholeAgain(mapper: JsonMapper) {
        for (serializer in keys(sharedOf(planners, mapper.writer().config), "beans")) {
            val code = field(field(serializer, "generation")!!, "result") ?: continue
            field(code, "values")?.let { endPause(field(it, "documents")!!, "attempts") }
        }
    }

    private fun sharedOf(
        owner: Class<*>,
        config: Any,
    ): Any? {
        val shared = field(owner, "SHARED").get(null)
        return synchronized(shared) { ((field(shared, "known") as Map<*, *>)[config] as Reference<*>?)?.get() }
    }

    /** Another thread may make more of them. */
    private fun keys(
        owner: Any?,
        map: String,
    ): List<Any> =
        if (owner == null) listOf() else synchronized(owner) { (field(owner, map) as Map<*, *>).keys.map { it!! } }

    /** Tells whether a parser of bytes has come this far without looking at a name. */
    fun hasReadNoName(parser: JsonParser): Boolean = field(parser, "_nameStartOffset") == 0

    /** Tells whether a generator has begun no object or array in its innermost one. */
    fun hasBegunNothing(generator: JsonGenerator): Boolean = field(generator.streamWriteContext(), "_child") == null

    fun writeAgain(
        mapper: PiculetJsonMapper,
        type: Class<*>,
    ) {
        val roots = field(field(mapper, "writing")!!, "roots") ?: return
        val root = (field(roots, "known") as Map<*, *>)[type] ?: return
        endPause(field(root, "documents")!!, "attempts")
        endPause(root, "texts")
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
