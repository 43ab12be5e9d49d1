package dev.piculet.jackson.contract

import tools.jackson.databind.JavaType
import tools.jackson.databind.json.JsonMapper
import java.util.Random

/** Random JSON for classes that nobody has prepared, by the properties that Jackson finds: right for the most part. */
internal class StrangerJson(
    private val mapper: JsonMapper,
    private val builderOf: (Class<*>) -> Class<*>?,
) {
    private val properties = HashMap<Class<*>, List<Pair<String, JavaType>>>()

    /** Returns one document; the same for the same random numbers. */
    fun document(
        type: Class<*>,
        random: Random,
    ): ByteArray {
        val text = Document(random).objectOf(type, 0)
        return if (random.nextInt(12) == 0) text.take(random.nextInt(text.length)).toByteArray() else text.toByteArray()
    }

    /** Returns names and types; none if Jackson can't tell. */
    private fun propertiesOf(type: Class<*>): List<Pair<String, JavaType>> =
        properties.getOrPut(type) {
            val builder = builderOf(type)
            try {
                if (builder == null) ofBean(type) else ofBuilder(builder)
            } catch (_: RuntimeException) {
                listOf()
            } catch (_: LinkageError) {
                listOf()
            }
        }

    private fun ofBean(type: Class<*>): List<Pair<String, JavaType>> =
        mapper.describeForReading(type).findProperties().mapNotNull { property ->
            property.primaryType?.let { property.name to it }
        }

    private fun ofBuilder(builder: Class<*>): List<Pair<String, JavaType>> {
        val prefix = Strangers.prefixOf(builder)
        return builder.methods
            .filter { it.parameterCount == 1 && !it.isBridge && it.name.startsWith(prefix) && it.name != "equals" }
            .sortedBy { it.toGenericString() }
            .map {
                val name = it.name.removePrefix(prefix).replaceFirstChar(Char::lowercaseChar)
                name to mapper.constructType(it.genericParameterTypes[0])
            }
    }

    private inner class Document(
        private val random: Random,
    ) {
        /** Whether all values are of the kind that is expected. */
        private val isSound = !oneIn(3)

        private fun oneIn(count: Int) = random.nextInt(count) == 0

        private fun <T> List<T>.any(): T = this[random.nextInt(size)]

        fun objectOf(
            type: Class<*>,
            depth: Int,
        ): String {
            var members = propertiesOf(type).filter { depth == 0 || oneIn(2) }.map { (name, type) ->
                name to valueOf(type, depth)
            }
            if (oneIn(3)) members = members.shuffled(random)
            if (oneIn(4)) members = members.filter { oneIn(2) }
            if (oneIn(4)) members = members + ("unknown" to anything())
            if (oneIn(6) && members.isNotEmpty()) members = members + (members.any().first to anything())
            val space = if (oneIn(4)) " " else ""
            return members.joinToString(",", "{", "}") { (name, value) -> "$space\"$name\"$space:$space$value" }
        }

        private fun valueOf(
            type: JavaType,
            depth: Int,
        ): String {
            val raw = type.rawClass
            return when {
                oneIn(if (isSound) 16 else 6) -> "null"
                !isSound && oneIn(12) -> anything()
                raw.kotlin.javaPrimitiveType != null || Number::class.java.isAssignableFrom(raw) -> scalar(raw)
                raw.isEnum -> constant(raw)
                type.isMapLikeType -> mapOf(type, depth)
                type.isContainerType -> arrayOf(type, depth)
                raw == String::class.java || raw == Any::class.java -> text()
                depth >= MAX_DEPTH -> "null"
                raw.name.startsWith("java.") -> listOf("\"2024-02-29T10:11:12Z\"", "1700000000", "\"P1D\"", text())
                    .any()
                else -> objectOf(raw, depth + 1)
            }
        }

        private fun scalar(type: Class<*>): String =
            when (type.kotlin.javaPrimitiveType) {
                Boolean::class.javaPrimitiveType -> listOf("true", "false").any()
                Char::class.javaPrimitiveType -> "\"c\""
                Double::class.javaPrimitiveType, Float::class.javaPrimitiveType -> "${random.nextInt(999)}.25"
                Long::class.javaPrimitiveType -> random.nextLong().toString()
                else -> (random.nextInt(140) - 20).toString()
            }

        private fun constant(type: Class<*>): String {
            val constants = type.enumConstants.toList()
            if (constants.isEmpty() || (!isSound && oneIn(6))) return "\"NOWHERE\""
            return outcome { mapper.writeValueAsString(constants.any()) }.takeIf { it.startsWith('"') } ?: "0"
        }

        private fun mapOf(
            type: JavaType,
            depth: Int,
        ): String =
            List(if (depth >= MAX_DEPTH) 0 else random.nextInt(3)) { "k$it" }.joinToString(",", "{", "}") {
                "\"$it\":${valueOf(type.contentType, depth + 1)}"
            }

        private fun arrayOf(
            type: JavaType,
            depth: Int,
        ): String =
            List(if (depth >= MAX_DEPTH) 0 else random.nextInt(3)) { valueOf(type.contentType, depth + 1) }.toString()

        private fun text(): String = "\"" + TEXTS.any() + "\""

        private fun anything(): String = ANYTHING.any()
    }

    private companion object {
        const val MAX_DEPTH = 3
        val TEXTS =
            listOf("", "a", "some text", "12", "true", "\\n\\u00e9", "ö€", "😀", "http://localhost/x", "a".repeat(70))
        val ANYTHING =
            listOf("1", "-1", "1.5", "true", "\"x\"", "\"\"", "[]", "[1]", "{}", "{\"a\":1}", "[[null]]", "1e3")
    }
}
