package dev.piculet.jackson.contract

import com.fasterxml.jackson.annotation.JsonFormat
import com.fasterxml.jackson.annotation.JsonSubTypes
import com.fasterxml.jackson.annotation.JsonTypeInfo
import com.fasterxml.jackson.annotation.JsonUnwrapped
import com.fasterxml.jackson.annotation.JsonValue
import tools.jackson.databind.JavaType
import tools.jackson.databind.introspect.BeanPropertyDefinition
import tools.jackson.databind.json.JsonMapper
import java.lang.reflect.Field
import java.lang.reflect.Modifier
import java.lang.reflect.Type
import java.math.BigDecimal
import java.time.Instant
import java.time.LocalDate
import java.time.LocalDateTime
import java.util.Random
import java.util.UUID

/** Random JSON for classes that nobody has prepared, by the properties that Jackson finds: right for the most part. */
internal class StrangerJson(
    private val mapper: JsonMapper,
    private val builderOf: (Class<*>) -> Class<*>?,
) {
    private class Property(
        val name: String,
        val aliases: List<String>,
        val type: JavaType,
        /** What the names of its own properties begin with, which stand in its place; null for most. */
        val prefix: String?,
    )

    private val properties = HashMap<JavaType, List<Property>>()

    /** Returns one document; the same for the same random numbers. */
    fun document(
        type: Class<*>,
        random: Random,
    ): ByteArray {
        val text = Document(random).valueOf(mapper.constructType(type), 0).toByteArray()
        return if (random.nextInt(12) == 0) JsonSamples.mutated(text, random) else text
    }

    /** Returns names and types; none if Jackson can't tell. */
    private fun propertiesOf(type: JavaType): List<Property> =
        properties.getOrPut(type) {
            val builder = builderOf(type.rawClass)
            try {
                if (builder == null) ofBean(type) else ofBuilder(builder)
            } catch (_: RuntimeException) {
                listOf()
            } catch (_: LinkageError) {
                listOf()
            }
        }

    private fun ofBean(type: JavaType): List<Property> =
        mapper.describeForReading(type).findProperties().mapNotNull { property ->
            property.primaryType?.let { Property(property.name, aliases(property), it, prefix(property)) }
        }

    private fun aliases(property: BeanPropertyDefinition) = property.findAliases().map { it.simpleName }

    private fun prefix(property: BeanPropertyDefinition): String? =
        property.primaryMember?.getAnnotation(JsonUnwrapped::class.java)?.prefix

    private fun ofBuilder(builder: Class<*>): List<Property> {
        val prefix = Strangers.prefixOf(builder)
        return builder.methods
            .filter { it.parameterCount == 1 && !it.isBridge && it.name.startsWith(prefix) && it.name != "equals" }
            .sortedBy { it.toGenericString() }
            .map {
                val name = it.name.removePrefix(prefix).replaceFirstChar(Char::lowercaseChar)
                Property(name, listOf(), mapper.constructType(it.genericParameterTypes[0]), null)
            }
    }

    private inner class Document(
        random: Random,
    ) : Choices(random) {
        /** Whether all values are of the kind that is expected. */
        private val isSound = !oneIn(3)

        private fun objectOf(
            type: JavaType,
            depth: Int,
        ): String {
            var members = members(type, depth)
            if (oneIn(3)) members = members.shuffled(random)
            if (oneIn(4)) members = members.filter { oneIn(2) }
            if (oneIn(4)) members = members + ("unknown" to anything())
            if (oneIn(6) && members.isNotEmpty()) members = members + (members.any().first to anything())
            return tagged(type.rawClass, members)
        }

        private fun members(
            type: JavaType,
            depth: Int,
        ): List<Pair<String, String>> =
            propertiesOf(type).filter { depth == 0 || oneIn(2) }.flatMap { property ->
                val prefix = property.prefix?.takeIf { depth < MAX_DEPTH }
                val name = if (property.aliases.isNotEmpty() && oneIn(3)) property.aliases.any() else property.name
                if (prefix == null) {
                    listOf(name to valueOf(property.type, depth + 1))
                } else {
                    members(property.type, depth + 1).map { (name, value) -> prefix + name to value }
                }
            }

        /** Returns an object, with the id of its type if a superclass or interface asks for it. */
        private fun tagged(
            type: Class<*>,
            members: List<Pair<String, String>>,
        ): String {
            val supertypes = type.interfaces.toList() + listOfNotNull(type.superclass)
            val base = supertypes.find { it.isAnnotationPresent(JsonTypeInfo::class.java) }
            val shape = type.getAnnotation(JsonFormat::class.java)?.shape
            if (shape == JsonFormat.Shape.ARRAY && !oneIn(5)) return members.map { it.second }.toString()
            if (base == null || oneIn(20)) return braces(members)
            val info = base.getAnnotation(JsonTypeInfo::class.java)
            val named = base.getAnnotation(JsonSubTypes::class.java)?.value?.find { it.value.java == type }?.name
            val id = if (info.use == JsonTypeInfo.Id.NAME) named ?: type.name.substringAfterLast('.') else type.name
            return when {
                info.use == JsonTypeInfo.Id.DEDUCTION -> braces(members)
                info.include == JsonTypeInfo.As.WRAPPER_OBJECT -> "{\"$id\":${braces(members)}}"
                info.include == JsonTypeInfo.As.WRAPPER_ARRAY -> "[\"$id\",${braces(members)}]"
                else -> braces(
                    members.toMutableList().apply {
                        add(if (oneIn(3)) random.nextInt(size + 1) else 0, info.property to "\"$id\"")
                    },
                )
            }
        }

        private fun braces(members: List<Pair<String, String>>): String {
            val space = SPACES.any()
            return members.joinToString(",", "{", "}") { (name, value) -> "$space\"$name\"$space:$space$value" }
        }

        fun valueOf(
            type: JavaType,
            depth: Int,
        ): String {
            val raw = type.rawClass
            val samples = JsonSamples.JDK_TEXTS[raw] ?: OF_JDK[raw]
            return when {
                depth > 0 && oneIn(if (isSound) 16 else 6) -> "null"
                !isSound && oneIn(12) -> anything()
                samples != null -> samples.any()
                raw.kotlin.javaPrimitiveType != null || Number::class.java.isAssignableFrom(raw) -> scalar(raw)
                raw.isEnum -> constant(raw)
                type.isMapLikeType -> mapOf(type, depth)
                type.isContainerType -> arrayOf(type, depth)
                type.isReferenceType -> valueOf(type.contentType, depth + 1)
                raw == String::class.java || raw == Any::class.java || raw == CharSequence::class.java -> text()
                depth > MAX_DEPTH -> "null"
                raw.name.startsWith("java.") -> DATES.any()
                else -> objectOrContent(type, depth)
            }
        }

        private fun objectOrContent(
            type: JavaType,
            depth: Int,
        ): String {
            val raw = type.rawClass
            val content = fieldsOf(raw).find { it.isAnnotationPresent(JsonValue::class.java) }
            val isFamily = Modifier.isAbstract(raw.modifiers) && raw.isAnnotationPresent(JsonTypeInfo::class.java)
            val known = if (isFamily) raw.declaredClasses.toList() else listOf()
            val held = heldBy(raw)
            return when {
                held != null && !oneIn(6) -> valueOf(mapper.constructType(held), depth + 1)
                content != null && !oneIn(5) -> valueOf(mapper.constructType(content.genericType), depth + 1)
                known.isNotEmpty() -> objectOf(mapper.constructType(known.sortedBy { it.name }.any()), depth)
                else -> objectOf(type, depth)
            }
        }

        /** Returns what a value class of Kotlin wraps; null for other classes. */
        private fun heldBy(type: Class<*>): Type? =
            if (type.isAnnotationPresent(JvmInline::class.java)) {
                type.methods.find { it.name == "unbox-impl" }?.genericReturnType
            } else {
                null
            }

        /** Returns none if one of them has a type that is not there. */
        private fun fieldsOf(type: Class<*>): List<Field> =
            try {
                type.declaredFields.toList()
            } catch (_: LinkageError) {
                listOf()
            }

        private fun scalar(type: Class<*>): String =
            when (type.kotlin.javaPrimitiveType) {
                Boolean::class.javaPrimitiveType -> listOf("true", "false").any()
                Char::class.javaPrimitiveType -> "\"c\""
                Double::class.javaPrimitiveType, Float::class.javaPrimitiveType -> "${random.nextInt(999)}.25"
                Long::class.javaPrimitiveType -> random.nextLong().toString()
                else -> if (isSound || oneIn(2)) (random.nextInt(140) - 20).toString() else JsonSamples.EDGES.any()
            }

        private fun constant(type: Class<*>): String {
            val constants = type.enumConstants.toList()
            if (constants.isEmpty() || (!isSound && oneIn(6))) return JsonSamples.ENUMS.any()
            return outcome { mapper.writeValueAsString(constants.any()) }
                .takeIf { it.startsWith('"') || it.toIntOrNull() != null } ?: "\"${(constants.any() as Enum<*>).name}\""
        }

        private fun key(
            type: Class<*>?,
            number: Int,
        ): String =
            when {
                type == null || (!isSound && oneIn(9)) -> "k$number"
                type.isEnum -> constant(type).trim('"')
                type.kotlin.javaPrimitiveType != null -> scalar(type).trim('"')
                else -> OF_JDK[type]?.any()?.trim('"') ?: "k$number"
            }

        private fun mapOf(
            type: JavaType,
            depth: Int,
        ): String =
            List(size(depth)) { key(type.keyType?.rawClass, it) }.joinToString(",", "{", "}") {
                "\"$it\":${valueOf(type.contentType, depth + 1)}"
            }

        private fun arrayOf(
            type: JavaType,
            depth: Int,
        ): String =
            when (type.rawClass) {
                ByteArray::class.java -> JsonSamples.BYTES.any()
                CharArray::class.java -> text()
                else -> List(size(depth)) { valueOf(type.contentType, depth + 1) }.toString()
            }

        private fun size(depth: Int): Int = if (depth > MAX_DEPTH) 0 else random.nextInt(3)

        private fun text(): String = "\"" + TEXTS.any() + "\""

        private fun anything(): String = if (oneIn(3)) JsonSamples.ODD_VALUES.any() else ANYTHING.any()
    }

    private companion object {
        const val MAX_DEPTH = 3
        val SPACES = listOf("", "", "", " ", "\n  ")
        val TEXTS =
            listOf("", "a", "some text", "12", "true", "\\n\\u00e9", "ö€", "😀", "http://localhost/x", "a".repeat(70))
        val ANYTHING =
            listOf("1", "-1", "1.5", "true", "\"x\"", "\"\"", "[]", "[1]", "{}", "{\"a\":1}", "[[null]]", "1e3")
        val DATES = listOf("\"2024-02-29T10:11:12Z\"", "1700000000", "\"P1D\"", "\"text\"")
        val OF_JDK: Map<Class<*>, List<String>> =
            mapOf(
                UUID::class.java to
                    listOf("\"123e4567-e89b-12d3-a456-426614174000\"", "\"\"", "\"x\""),
                LocalDate::class.java to
                    listOf("\"2024-02-29\"", "\"0000-01-01\"", "\"29.02.2024\"", "[2024,2,29]", "7"),
                LocalDateTime::class.java to
                    listOf("\"2024-02-29T10:11\"", "\"2024-02-29T10:11:12.5\"", "\"2024-02-29\"", "[2024,2,29,1,2]"),
                Instant::class.java to
                    listOf("\"2024-02-29T10:11:12Z\"", "\"2024-02-29T10:11:12.123456789Z\"", "1700000000", "1.5"),
                BigDecimal::class.java to JsonSamples.DECIMALS + listOf("1E+9999", "1e-9999", "1E+999999999", "0e-99"),
            )
    }
}
