package dev.piculet.binary.kotlin.evolution

/** The result that the guide's table allows for old data. */
internal enum class Verdict {
    READ,

    /** The guide promises nothing, but nothing may be lost. */
    EITHER,
    REFUSED,
    ;

    infix fun and(other: Verdict) = maxOf(this, other)
}

/** The guide's table of evolution, by names alone: whether classes fit, and the new value of each old one. */
internal class ShapeOracle(
    private val was: ShapeVersion,
    private val now: ShapeVersion,
) {
    /** The result for a value with a part that does not fit. */
    class RefusedException(
        why: String,
    ) : Exception(why)

    /** Returns the former property of each present one that has one. */
    private fun matched(
        then: String,
        present: String,
    ): Map<Member, Member> {
        val former = was.membersOf(then).associateByTo(HashMap()) { it.name }
        val found = HashMap<Member, Member>()
        now.membersOf(present).forEach { member -> former.remove(member.name)?.let { found[member] = it } }
        now.membersOf(present).filter { it !in found && it.former != null }.forEach { member ->
            former.remove(member.former)?.let { found[member] = it }
        }
        return found
    }

    /** Whether data of a class can be read, as that class or as another. */
    fun ofClass(
        then: String,
        present: String = then,
    ): Verdict {
        val matched = matched(then, present)
        val members = now.membersOf(present)
        if (matched.isEmpty() && members.isNotEmpty() && was.membersOf(then).isNotEmpty()) return Verdict.REFUSED
        val certain = if (then == present) Verdict.READ else Verdict.EITHER
        return members.fold(certain) { verdict, member ->
            verdict and (matched[member]?.let { ofPlace(it.place, member.place) } ?: ofNew(member))
        }
    }

    private fun ofNew(member: Member) =
        when {
            member.inBody || member.default != null || member.place.nullable -> Verdict.READ
            member.place.raw == "Maybe" -> Verdict.EITHER
            else -> Verdict.REFUSED
        }

    private fun ofPlace(
        then: Place,
        present: Place,
    ): Verdict {
        if (then.raw in VALUE_CLASSES || present.raw in VALUE_CLASSES) return ofValueClass(then, present)
        if (then.isCollection && present.isCollection) return ofCollection(then, present)
        return when {
            then.raw != present.raw -> ofOther(then.raw, present.raw)
            then.raw == "S" -> ofChoices()
            then.raw == "Part" || then.raw == "S0" -> ofClass(then.raw)
            else -> Verdict.READ
        }
    }

    private fun ofValueClass(
        then: Place,
        present: Place,
    ): Verdict {
        val inner = ofPlace(held(was, then), held(now, present))
        val isKept = then.raw == present.raw
        val isWrapped = then.raw !in VALUE_CLASSES && then.raw == held(now, present).raw
        return if (isKept || isWrapped) inner else inner and Verdict.EITHER
    }

    private fun held(
        version: ShapeVersion,
        place: Place,
    ) = if (place.raw in VALUE_CLASSES) version.held(place.raw) else place

    private fun ofCollection(
        then: Place,
        present: Place,
    ): Verdict =
        if ((then.raw == "Map") != (present.raw == "Map")) {
            Verdict.REFUSED
        } else {
            then.args.zip(present.args, ::ofPlace).reduce(Verdict::and)
        }

    private fun ofChoices() =
        was.choices.filter { it in now.choices }.fold(Verdict.READ) { verdict, it -> verdict and ofClass(it) }

    private fun ofOther(
        then: String,
        present: String,
    ) = when {
        present in WIDER[then].orEmpty() -> Verdict.READ
        present in EXACT[then].orEmpty() -> Verdict.EITHER
        then in CLASSES && present in CLASSES -> ofClass(then, present)
        then == "S0" && present == "S" -> if ("S0" in now.choices) ofClass("S0") else Verdict.EITHER
        else -> Verdict.REFUSED
    }

    /** Returns the present form of an object of the former class, which may have another name. */
    fun become(
        value: Plain,
        type: String = value.type,
    ): Plain {
        val matched = matched(value.type, type)
        return Plain(
            type,
            now.membersOf(type).associate { member ->
                val former = matched[member]
                val result =
                    if (former == null) now.initial(member) else become(member.place, value.properties[former.name])
                member.name to result
            },
        )
    }

    private fun become(
        place: Place,
        value: Any?,
    ): Any? =
        when {
            place.raw in VALUE_CLASSES -> becomeHeld(place, value)
            value == null -> if (place.nullable) null else throw RefusedException("null for $place")
            value is Constant -> value.also { require(it.name in now.constants, it) }
            value is Plain && place.raw == "S" -> become(value.also { require(it.type in now.choices, it) })
            value is Plain -> become(value, place.raw)
            value is Collection<*> -> becomeElements(place, value)
            value is Map<*, *> ->
                value.entries.associate { become(place.args[0], it.key) to become(place.args[1], it.value) }
            else -> widened(value, place.raw)
        }

    private fun becomeHeld(
        place: Place,
        value: Any?,
    ): Any? {
        if (value == null && place.nullable) return null
        val held = become(now.held(place.raw), value)
        require(place.raw != "Checked" || !now.checks || held != REFUSED_NUMBER, held)
        return held
    }

    private fun becomeElements(
        place: Place,
        value: Collection<Any?>,
    ): Any {
        val elements = value.map { become(place.args[0], it) }
        if (place.raw == "List") return elements
        return elements.toSet().also { require(it.size == elements.size, elements) }
    }

    private fun require(
        fits: Boolean,
        what: Any?,
    ) {
        if (!fits) throw RefusedException("$what does not fit")
    }

    private fun widened(
        value: Any,
        raw: String,
    ): Any {
        val number = number(value)
        if (number == null || raw == "Char") return value
        if (raw in UNSIGNED) return unsigned(number.toLong(), raw)
        return when (raw) {
            "Byte" -> number.toByte()
            "Short" -> number.toShort()
            "Int" -> number.toInt()
            "Long" -> number.toLong()
            "Float" -> number.toFloat()
            else -> number.toDouble()
        }
    }

    /** Returns a number that is no greater than a Long; null for any other value. */
    private fun number(value: Any): Number? =
        when (value) {
            is Char -> value.code
            is UByte -> value.toLong()
            is UShort -> value.toLong()
            is UInt -> value.toLong()
            else -> value as? Number
        }

    private fun unsigned(
        number: Long,
        raw: String,
    ): Any {
        require(number >= 0, number)
        return when (raw) {
            "UByte" -> number.toUByte()
            "UShort" -> number.toUShort()
            "UInt" -> number.toUInt()
            else -> number.toULong()
        }
    }

    private companion object {
        val CLASSES = setOf("Part", "S0", "O")
        val WIDER =
            mapOf(
                "Byte" to setOf("Short", "Int", "Long", "Double", "UByte", "UShort", "UInt", "ULong"),
                "Short" to setOf("Int", "Long", "Double", "UShort", "UInt", "ULong"),
                "Int" to setOf("Long", "Double", "UInt", "ULong"),
                "Long" to setOf("ULong"),
                "Float" to setOf("Double"),
                "UByte" to setOf("Short", "Int", "Long", "Double", "UShort", "UInt", "ULong"),
                "UShort" to setOf("Int", "Long", "Double", "UInt", "ULong"),
                "UInt" to setOf("Long", "Double", "ULong"),
            )
        val EXACT =
            mapOf(
                "Byte" to setOf("Float"),
                "Short" to setOf("Float"),
                "Char" to setOf("Int", "Long", "Float", "Double", "UInt", "ULong"),
                "UByte" to setOf("Float"),
                "UShort" to setOf("Float"),
            )
    }
}
