package dev.piculet.jackson.contract

import dev.piculet.jackson.contract.RandomNotes.Kind
import java.util.Random

/**
 * Sources of random classes of Kotlin in package `made`, of each kind that people write, with random annotations. The same
 * seed gives the same.
 */
internal class KotlinSource(
    random: Random,
) : Choices(random) {
    /**
     * A class that others may hold.
     *
     * @param instance an expression for one; null if there is none
     */
    private class Made(
        val name: String,
        val kind: Kind,
        val instance: String? = null,
        val isKey: Boolean = false,
        val isValueClass: Boolean = false,
        val arguments: List<String> = listOf(),
    ) {
        /** Whether it may be a superclass: all others that need no arguments are objects. */
        val isOpen get() = instance == "$name()"
    }

    private val differences = mutableMapOf<String, Set<KotlinDifference>>()

    /** Those of the class that is being made. */
    private val own = mutableSetOf<KotlinDifference>()

    /** Returns where modules are meant to differ on a class, because of itself or of those that it holds. */
    fun differences(name: String): Set<KotlinDifference> = differences.getValue(name)

    private class Member(
        val name: String,
        val type: KotlinType,
    ) {
        /** As code calls it. */
        val own = if (name.all(Char::isLetterOrDigit) && name !in KEYWORDS) name else "`$name`"
    }

    private val notes = RandomNotes(random)

    private val made = mutableListOf<Made>()

    /** Returns the source of one more class, which may hold those before it. */
    fun next(name: String): String {
        val open = made.filter { it.isOpen }
        val (source, itself) =
            when (random.nextInt(20)) {
                0, 1, 2, 3, 4, 5 -> data(name, members()) to Made(name, Kind.OBJECT)
                6, 7 -> ordinary(name, members()) to Made(name, Kind.OBJECT)
                8, 9, 10 -> wrapper(name)
                11 -> genericWrapper(name)
                12 -> factory(name, members()) to Made(name, Kind.OBJECT)
                13 -> family(name) to Made(name, Kind.OBJECT)
                14 -> singleton(name) to Made(name, Kind.OBJECT, instance = name)
                15 -> generic(name)
                16 -> enumOf(name) to Made(name, Kind.ENUM, instance = "$name.RED", isKey = true)
                17 -> bean(name, members(OWN_NAMES), parent(open)) to Made(name, Kind.OBJECT)
                18 -> bean(name, members(), "", "open ") to
                    Made(name, Kind.OBJECT, instance = "$name()")
                else -> constructors(name, members()) to Made(name, Kind.OBJECT)
            }
        made += itself
        differences[name] = own.toSet()
        own.clear()
        return HEAD + source
    }

    private fun parent(open: List<Made>): String {
        if (open.isEmpty()) return ""
        val parent = open.any()
        own += differences(parent.name)
        return " : ${parent.name}()"
    }

    private fun members(names: List<String> = NAMES): List<Member> {
        val count = if (oneIn(25)) MANY else 1 + random.nextInt(minOf(names.size, 8))
        return (names.shuffled(random) + List(MANY) { "${names[0]}$it" }).take(count).map { name ->
            type().let {
                own += KotlinDifference.ofProperty(name, it)
                Member(name, it)
            }
        }
    }

    private fun type(): KotlinType {
        val plain = if (made.isEmpty() || !oneIn(3)) ofLibraries() else ofMade(made.takeLast(NEAR).any())
        return if (oneIn(3)) plain.orNull() else plain
    }

    private fun ofLibraries(): KotlinType = (if (oneIn(3)) KotlinType.CONTAINERS else KotlinType.SCALARS).any()

    private fun ofMade(other: Made): KotlinType {
        own += differences(other.name)
        val arguments = if (other.arguments.isEmpty()) "" else "<${other.arguments.any()}>"
        val inside = (if (other.isKey) KotlinType.AROUND_KEYS else KotlinType.AROUND).any()
        return inside
            .around(
                other.name + arguments, other.kind, other.isValueClass,
                other.instance.takeIf {
                    arguments.isEmpty()
                },
            )
    }

    /** Some annotations, of the places that a property of the kind has. */
    private fun noted(
        member: Member,
        targets: List<String>,
    ): String {
        val target = targets.any()
        val type = member.type
        val java = notes.ofProperty(member.name, type.javaText, type.kind, isParameter = target == "param:")
        return inKotlin(java).replace("@Json", "@${target}Json")
    }

    private fun noteOfClass() = inKotlin(notes.ofClass())

    /** A default, which may be that of a parameter before it. */
    private fun default(
        member: Member,
        before: List<Member>,
        isUsual: Boolean = oneIn(3),
    ): String {
        val same = before.find { it.type.text == member.type.text }?.own?.takeIf { oneIn(3) }
        return if (isUsual) (same ?: member.type.sample)?.let { " = $it" }.orEmpty() else ""
    }

    private fun property(
        member: Member,
        before: List<Member>,
    ): String {
        val isVar = oneIn(4) && member.name !in CLASHING
        val targets = listOf("", "", "param:", "get:", "field:") + if (isVar) listOf("set:") else listOf()
        val modifier = listOf("", "", "", "", "", "", "private ", "internal ").any()
        val isPrivate = modifier == "private "
        val note = noted(member, if (isPrivate) listOf("", "param:", "field:") else targets)
        val keyword = if (isVar) "var" else "val"
        return "$note$modifier$keyword ${member.own}: ${member.type.text}${default(member, before)}"
    }

    private fun properties(members: List<Member>): String =
        members.indices.joinToString(",\n    ", "\n    ", "\n") { property(members[it], members.take(it)) }

    private fun check(members: List<Member>): String {
        val checked = members.find { it.type.text == "Int" }?.takeIf { oneIn(4) } ?: return ""
        return "    init { require(${checked.own} != 13) { \"13 is not allowed\" } }\n"
    }

    private fun data(
        name: String,
        members: List<Member>,
        supertype: String = "",
    ): String =
        "${noteOfClass()}data class $name(${properties(members)})$supertype {\n" +
            "${check(members)}${extras(members)}}\n"

    /** What any class may have besides. */
    private fun extras(
        members: List<Member>,
        hasCompanion: Boolean = false,
    ): String {
        val all = if (hasCompanion || oneIn(2)) EXTRAS else EXTRAS + COMPANION
        val shown = if (members.isEmpty()) "0" else members.any().own
        return all.filter { oneIn(14) }.joinToString("") { "    ${it.replace("PROPERTY", shown)}\n" }
    }

    /** Takes some parameters that are no properties. */
    private fun ordinary(
        name: String,
        members: List<Member>,
    ): String {
        val code = members.indices.map {
            val member = members[it]
            val isPlain = oneIn(5)
            if (isPlain) {
                val note = noted(member, listOf("param:")).replace("@param:", "@")
                "$note${member.own}: ${member.type.text}${default(member, members.take(it))}"
            } else {
                property(member, members.take(it))
            }
        }
        val kept = members.zip(code).filter { (_, code) -> " val " !in " $code" && " var " !in " $code" }
        val stored = kept.joinToString("") { (member, _) ->
            val name = if (oneIn(2)) member.own else "kept" + member.name.filter(Char::isLetterOrDigit)
            "    val $name: ${member.type.text} = ${member.own}\n"
        }
        val body = members(LATER_NAMES).filter { oneIn(3) }.joinToString("", transform = ::inBody)
        return "${noteOfClass()}class $name(\n    ${code.joinToString(",\n    ")}\n) {\n" +
            "$stored${check(members)}$body${extras(members - kept.map { it.first }.toSet())}}\n"
    }

    /** A property that is no parameter. */
    private fun inBody(member: Member): String {
        val type = member.type
        val sample = type.sample
        own += KotlinDifference.ofSet(member.name, type)
        val targets = listOf("", "get:", "field:")
        val code = when {
            sample == null && type.mayBeLate -> "lateinit var ${member.own}: ${type.text}"
            sample == null -> "var ${member.own}: ${type.text}? = null"
            oneIn(12) -> "var ${member.own}: ${type.text} by Delegates.observable($sample) { _, _, _ -> }"
            oneIn(12) && !type.isValueClass -> "@JvmField var ${member.own}: ${type.text} = $sample"
            oneIn(12) -> "var ${member.own}: ${type.text} = $sample\n        private set"
            oneIn(12) -> "private var ${member.own}: ${type.text} = $sample"
            oneIn(8) -> "val ${member.own}: ${type.text} = $sample"
            else -> noted(member, targets + "set:") + "var ${member.own}: ${type.text} = $sample"
        }
        return "    $code\n"
    }

    private fun bean(
        name: String,
        members: List<Member>,
        supertype: String,
        modifiers: String = "",
    ): String =
        "${noteOfClass()}${modifiers}class $name$supertype {\n" +
            "${members.joinToString("", transform = ::inBody)}${if (supertype == "") extras(members) else ""}}\n"

    private fun factory(
        name: String,
        members: List<Member>,
    ): String {
        val parameters = members.indices.joinToString {
            val member = members[it]
            val named = if (oneIn(3)) "@JsonProperty(\"${member.name}\") " else ""
            "$named${member.own}: ${member.type.text}${default(member, members.take(it))}"
        }
        val components = members.joinToString { "val ${it.own}: ${it.type.text}" }
        val created = "$name(${members.joinToString { it.own }})"
        return "${noteOfClass()}class $name private constructor($components) {\n    companion object {\n" +
            "        @JvmStatic\n        @JsonCreator\n        fun of($parameters): $name = $created\n    }\n" +
            "${extras(members, hasCompanion = true)}}\n"
    }

    /** Has a second constructor, which takes less. */
    private fun constructors(
        name: String,
        members: List<Member>,
    ): String {
        val left = members.filter { it.type.sample != null }.take(2)
        val taken = members - left.toSet()
        val creator = listOf("", "", "@JsonCreator ").any()
        val parameters = taken.joinToString { "${it.own}: ${it.type.text}" }
        val arguments = members.joinToString { if (it in left) it.type.sample!! else it.own }
        val second = if (left.isEmpty()) "" else "    ${creator}constructor($parameters) : this($arguments)\n"
        val first = if (oneIn(4)) " @JsonCreator constructor" else ""
        return "${noteOfClass()}class $name$first(${properties(members)}) {\n$second${extras(members)}}\n"
    }

    private fun wrapper(name: String): Pair<String, Made> {
        val type = generateSequence(::type).first { !it.text.startsWith("Unit") }
        val text = type.text
        own += KotlinDifference.ofHeld(type)
        val modifier = listOf("", "", "", "private ").any()
        val isKey = text in setOf("String", "Int", "Long", "UUID") && modifier == ""
        val isChecked = text == "String" && oneIn(3)
        val check = if (isChecked) "    init { require(v != \"12\") { \"12 is not allowed\" } }\n" else ""
        val value = if (oneIn(8)) "    @JsonValue fun json(): String = \"j\$v\"\n" else ""
        val creator =
            if (oneIn(8) && type.sample != null) {
                "    companion object { @JvmStatic @JsonCreator fun of(text: String): $name = $name(${type.sample}) }\n"
            } else {
                ""
            }
        val second = type.sample?.takeIf { oneIn(8) }?.let { "    constructor(a: Int, b: Int) : this($it)\n" }.orEmpty()
        val computed = if (oneIn(4)) "    val length: Int get() = v.toString().length\n" else ""
        val source = "@JvmInline\nvalue class $name(${modifier}val v: $text) {\n$check$computed$value$creator$second}\n"
        return source to Made(
            name, Kind.SCALAR,
            instance = type.sample?.let {
                "$name($it)"
            },
            isKey = isKey, isValueClass = true,
        )
    }

    private fun genericWrapper(name: String): Pair<String, Made> {
        val (variable, held) = listOf("T" to "T", "T : Any" to "T", "T : Any" to "T?", "T" to "List<T>").any()
        val source = "@JvmInline\nvalue class $name<$variable>(val v: $held)\n"
        own += KotlinDifference.GENERIC_VALUE_CLASS
        return source to Made(name, Kind.SCALAR, isValueClass = true, arguments = KotlinType.ARGUMENTS)
    }

    private fun family(name: String): String {
        val use = listOf("NAME", "NAME", "CLASS", "DEDUCTION").any()
        val include = listOf("PROPERTY", "PROPERTY", "WRAPPER_OBJECT", "WRAPPER_ARRAY", "EXISTING_PROPERTY").any()
        val info = "@JsonTypeInfo(use = JsonTypeInfo.Id.$use, include = JsonTypeInfo.As.$include, property = \"kind\")"
        val named = oneIn(2)
        val types = listOf("One" to "one", "Two" to "two", "Three" to "three").joinToString { (type, id) ->
            "JsonSubTypes.Type(value = $name.$type::class, name = \"$id\")"
        }
        val isInterface = oneIn(2)
        val supertype = if (isInterface) " : $name" else " : $name()"
        val one = data("One", members(), supertype)
        val two = bean("Two", members(), supertype)
        val three = "${if (oneIn(2)) "data " else ""}object Three$supertype\n"
        return "$info\n${if (named) "@JsonSubTypes($types)\n" else ""}sealed " +
            "${if (isInterface) "interface" else "class"} $name {\n$one$two$three}\n"
    }

    private fun singleton(name: String): String =
        "${if (oneIn(2)) "data " else ""}object $name {\n    val title = \"one\"\n    var count = 1\n}\n"

    private fun generic(name: String): Pair<String, Made> {
        val (bound, arguments) =
            listOf(
                "T" to KotlinType.ARGUMENTS + listOf("Int?", "String?"),
                "T : Any" to KotlinType.ARGUMENTS,
                "T : Any?" to KotlinType.ARGUMENTS,
                "T : Comparable<T>" to listOf("String", "Int", "UUID"),
                "out T" to KotlinType.ARGUMENTS,
            ).any()
        val of = { type: String, sample: String? -> KotlinType(type, Kind.OBJECT, sample) }
        val variables =
            listOf(
                Member("value", of("T", null)),
                Member("maybe", of("T?", "null")),
                Member("all", of("List<T>", "emptyList()")),
                Member("byName", of("Map<String, T?>?", "null")),
                Member("next", of("$name<T>?", "null")),
            )
        val all = variables.filter { !oneIn(3) } + members().take(2)
        if (all.any { it.type.isValueClass }) own += KotlinDifference.TYPE_VARIABLE
        val parameters = all.joinToString { "val ${it.own}: ${it.type.text}${default(it, listOf())}" }
        return "data class $name<$bound>($parameters)\n" to Made(name, Kind.OBJECT, arguments = arguments)
    }

    private fun enumOf(name: String): String {
        val constants = listOf("RED", "GREEN", "BLUE").joinToString {
            val note = listOf("", "", "@JsonProperty(\"$it one\") ", "@JsonAlias(\"other $it\") ").any()
            "$note$it(\"${it.lowercase()}\")"
        }
        val value = if (oneIn(4)) "@get:JsonValue " else ""
        val creator =
            if (oneIn(5)) {
                "    companion object { @JvmStatic @JsonCreator fun of(text: String): $name? = " +
                    "entries.find { it.text == text } }\n"
            } else {
                ""
            }
        return "enum class $name(${value}val text: String) {\n    $constants;\n$creator}\n"
    }

    private companion object {
        /** Returns annotations of Java as Kotlin writes them. */
        fun inKotlin(notes: String): String =
            notes
                .replace(Regex("\\(\\{|\\}\\)")) { it.value.trim('{', '}') }
                .replace(Regex("= \\{(.*?)\\}"), "= [$1]")
                .replace(Regex("with = ([\\w.]+)"), "with = [$1]")
                .replace(".class", "::class")
                .replace("(as = ", "(`as` = ")

        const val HEAD =
            "@file:Suppress(\"ALL\")\npackage made\nimport com.fasterxml.jackson.annotation.*\nimport java.math.*\n" +
                "import java.net.URI\nimport java.time.*\nimport java.util.*\nimport kotlin.properties.Delegates\n" +
                "import tools.jackson.databind.PropertyNamingStrategies\n" +
                "import tools.jackson.databind.annotation.*\n" +
                "import tools.jackson.databind.ser.std.ToStringSerializer\n"

        /** Properties of a class that several methods read and write. */
        const val MANY = 40

        /** A class holds one of so many before it. */
        const val NEAR = 10

        val NAMES =
            listOf("a", "b", "aB", "name", "n2345678", "URL", "here", "gr\u00f6\u00dfe", "isOn", "isOpen", "open") +
                listOf("x", "getY", "setZ", "is", "isURL", "two words", "dash-ed", "iPhone", "class")

        val KEYWORDS = setOf("is", "class")

        /** Of classes whose superclass has the others. */
        val OWN_NAMES = listOf("p", "ownName", "q1", "isOwn")

        val LATER_NAMES = listOf("later", "isLate", "lAter", "l2", "after")

        /** Their setters would be the same. */
        val CLASHING = setOf("isOpen", "open", "x", "X", "URL", "isURL")

        const val COMPANION = "companion object { const val LIMIT = 3 }"

        val EXTRAS =
            listOf(
                "val computed: String get() = \"c\" + PROPERTY",
                "fun isComputed(): Boolean = true",
                "fun getAnswer(): Int = 42",
                "@get:JsonProperty(\"other\") val counted: Int get() = 7",
                "@JsonIgnore fun getIgnored(): String = \"i\"",
                "val onlyIf: Boolean? get() = null",
                "var state: Int = 5\n        private set",
                "val unsigned: UInt get() = 4000000000u",
            )
    }
}
