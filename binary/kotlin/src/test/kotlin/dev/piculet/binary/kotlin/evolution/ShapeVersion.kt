package dev.piculet.binary.kotlin.evolution

import java.util.Random

/** A version of random Kotlin classes: a class `A`, and the classes that it refers to. */
internal class ShapeVersion private constructor(
    val random: Random,
    val members: MutableList<Member>,
    val constants: MutableList<String>,
    val choices: MutableList<String>,
    /** The classes that are data classes. */
    val data: MutableSet<String>,
    private var valueClasses: ValueClasses,
) {
    /**
     * @param held the underlying type of the value class `V`
     * @param checks whether the value class `Checked` checks
     */
    private data class ValueClasses(
        val held: Place,
        val checks: Boolean,
    )

    val held get() = valueClasses.held
    val checks get() = valueClasses.checks

    private val values = PlainValues(this)

    companion object {
        private val OWNERS = listOf("A", "A", "A", "A", "Part", "Part", "S0", "S1", "S1")

        fun random(random: Random): ShapeVersion {
            val version =
                ShapeVersion(
                    random,
                    mutableListOf(),
                    mutableListOf("RED", "GREEN", "BLUE"),
                    mutableListOf("S0", "S1", "S2"),
                    listOf("A", "Part", "S0", "S1").filterTo(mutableSetOf()) { random.nextInt(4) > 0 },
                    ValueClasses(Place(SCALARS[random.nextInt(SCALARS.size)]), random.nextInt(4) == 0),
                )
            OWNERS.forEach { version.add(it) }
            repeat(random.nextInt(12)) { version.add("A") }
            version.redefine()
            return version
        }
    }

    /** Returns the classes after a few random changes. */
    fun evolved(): ShapeVersion {
        val next =
            ShapeVersion(
                random,
                members.mapTo(mutableListOf()) { it.copy(former = null) },
                constants.toMutableList(),
                choices.toMutableList(),
                data.toMutableSet(),
                valueClasses,
            )
        repeat(2 + random.nextInt(7)) { next.step() }
        next.members.removeIf { it.owner in choices && it.owner !in next.choices }
        next.redefine()
        next.members.shuffle(random)
        return next
    }

    fun membersOf(type: String) = members.filter { it.owner == type }

    /** The underlying type of a value class. */
    fun held(valueClass: String) =
        when (valueClass) {
            "V" -> held
            "Checked" -> Place("Int")
            else -> Place("String", nullable = true)
        }

    private fun step() {
        val at = random.nextInt(members.size)
        val member = members[at]
        when (random.nextInt(12)) {
            0, 1 -> add(member.owner)
            2 -> if (members.count { it.owner == member.owner } > 1) members.removeAt(at)
            3 -> rename(at)
            4, 5, 6 -> replace(at, retyped(member.place, member.owner == "A"))
            7 -> replace(at, if (member.place.raw == "Maybe") member.place else flipped(member.place))
            8 -> members[at] = member.copy(inBody = !member.inBody)
            9 -> if (!data.remove(member.owner)) data.add(member.owner)
            10 -> change()
            else -> members[at] = member.copy(default = if (member.default == null) Default(null) else null)
        }
    }

    private fun change() {
        when (random.nextInt(4)) {
            0 -> change(constants, "C" + random.nextInt(100))
            1 -> change(choices, listOf("S0", "S1", "S2").random())
            2 -> valueClasses = valueClasses.copy(held = widened(held))
            else -> valueClasses = valueClasses.copy(checks = !checks)
        }
    }

    /** Makes defaults for the present types. */
    private fun redefine() {
        members.replaceAll { it.copy(default = it.default?.let { _ -> Default(values.of(it.place)) }) }
    }

    private fun replace(
        at: Int,
        place: Place,
    ) {
        members[at] = members[at].copy(place = place)
    }

    private fun rename(at: Int) {
        val member = members[at]
        val name = "g" + random.nextInt(30)
        val former = member.former ?: member.name
        if (isFree(member.owner, name)) {
            val told = random.nextInt(4) > 0 && members.none { it.owner == member.owner && it.former == former }
            members[at] = member.copy(name = name, former = former.takeIf { told })
        }
    }

    private fun isFree(
        owner: String,
        name: String,
    ) = members.none { it.owner == owner && it.name == name }

    private fun add(owner: String) {
        val name = "f" + random.nextInt(30)
        val place = if (owner == "A") anything() else scalar()
        if (isFree(owner, name)) {
            val hasDefault = random.nextInt(3) > 0
            val default = if (hasDefault) Default(values.of(place)) else null
            members += Member(owner, name, place, default, inBody = random.nextInt(4) == 0)
        }
    }

    private fun change(
        names: MutableList<String>,
        added: String,
    ) {
        if (random.nextBoolean() && names.size > 1) {
            names.removeAt(random.nextInt(names.size))
        } else if (added !in names) {
            names += added
        }
        names.shuffle(random)
    }

    private fun retyped(
        place: Place,
        isOfRoot: Boolean,
    ): Place =
        when {
            place.isCollection -> ofOtherKind(place)
            place.raw == "S0" -> place.copy(raw = "S")
            place.raw == held.raw -> place.copy(raw = "V")
            place.raw == "Int" -> place.copy(raw = "Checked")
            place.raw == "String" && place.nullable -> Place("Maybe")
            place.raw in VALUE_CLASSES && random.nextInt(3) == 0 -> held(place.raw)
            random.nextInt(4) == 0 -> if (isOfRoot) anything() else scalar()
            else -> widened(place)
        }

    private fun ofOtherKind(place: Place): Place {
        val last = place.args.last()
        val isSet = place.raw == "Set"
        return when (random.nextInt(3)) {
            0 -> if (last.raw in KEYS && place.raw != "Map") place.copy(raw = if (isSet) "List" else "Set") else place
            1 -> place.copy(args = place.args.dropLast(1) + (if (isSet) last else widened(last)))
            else -> place.copy(args = place.args.dropLast(1) + (if (last.raw == "Maybe") last else flipped(last)))
        }
    }

    private fun flipped(place: Place) = place.copy(nullable = !place.nullable)

    private fun widened(place: Place) = if (place.raw in NUMBERS) place.copy(raw = NUMBERS.random()) else place

    private fun anything(): Place =
        when (random.nextInt(9)) {
            0 -> Place("List", nullable(), listOf(element()))
            1 -> Place("Set", nullable(), listOf(key().copy(nullable = nullable())))
            2 -> Place("Map", nullable(), listOf(key(), element()))
            3, 4 -> valueClass()
            5, 6 -> Place(listOf("Part", "S", "S0", "O").random(), nullable())
            else -> scalar()
        }

    private fun element() = if (random.nextInt(3) == 0) valueClass() else scalar()

    private fun valueClass(): Place {
        val raw = VALUE_CLASSES.random()
        return Place(raw, raw != "Maybe" && nullable())
    }

    private fun key() = Place(KEYS.random())

    private fun scalar() = Place(SCALARS.random(), nullable())

    private fun nullable() = random.nextInt(3) == 0

    private fun <T> List<T>.random() = this[random.nextInt(size)]
}
