package dev.piculet.jackson.contract

import dev.piculet.jackson.contract.RandomNotes.Kind
import java.util.Random

/**
 * Sources of random classes of Java in package `made`, of each kind that Jackson reads, with random annotations. The same
 * seed gives the same.
 */
internal class AnnotatedSource(
    random: Random,
    rare: RareNotes,
) : Choices(random) {
    /** A class that others may hold. */
    private class Made(
        val name: String,
        val kind: Kind,
        val isOpen: Boolean = false,
        val isGeneric: Boolean = false,
    )

    private class Member(
        val name: String,
        val type: String,
        val kind: Kind,
    ) {
        val capital = name.replaceFirstChar(Char::uppercaseChar)
    }

    private val notes = RandomNotes(random, rare)

    private val made = mutableListOf<Made>()

    /** Returns the source of one more class, which may hold those before it. */
    fun next(name: String): String {
        val open = made.filter { it.isOpen }
        val (source, itself) =
            when (random.nextInt(16)) {
                0, 1, 2, 3 -> record(name, members(), "") to Made(name, Kind.OBJECT)
                4, 5 -> created(name, members()) to Made(name, Kind.OBJECT)
                6 -> factory(name, members()) to Made(name, Kind.OBJECT)
                7 -> builder(name, members()) to Made(name, Kind.OBJECT)
                8 -> wrapper(name) to Made(name, Kind.SCALAR)
                9 -> family(name) to Made(name, Kind.OBJECT)
                10 -> generic(name) to Made(name, Kind.OBJECT, isGeneric = true)
                11 -> enumOf(name) to Made(name, Kind.ENUM)
                12 -> bean(name, members(OWN_NAMES), parent(open)) to Made(name, Kind.OBJECT)
                else -> bean(name, members(), "") to Made(name, Kind.OBJECT, isOpen = true)
            }
        made += itself
        return HEAD + source
    }

    private fun parent(open: List<Made>) = if (open.isEmpty()) "" else " extends ${open.any().name}"

    private fun members(names: List<String> = NAMES): List<Member> {
        val count = if (oneIn(25)) MANY else 1 + random.nextInt(names.size)
        val all = names.shuffled(random) + List(MANY) { "${names[0]}$it" }
        return all.take(count).map { name -> type().let { (type, kind) -> Member(name, type, kind) } }
    }

    private fun type(): Pair<String, Kind> {
        if (made.isEmpty() || !oneIn(3)) {
            return if (oneIn(3)) CONTAINERS.any() to Kind.CONTAINER else SCALARS.any() to Kind.SCALAR
        }
        val other = made.takeLast(NEAR).any()
        val name = if (other.isGeneric) "${other.name}<${ARGUMENTS.any()}>" else other.name
        val inside = if (other.kind == Kind.ENUM) OF_ENUMS.any() else OF_OBJECTS.any()
        return inside.replace("IT", name) to if (inside == "IT") other.kind else Kind.CONTAINER
    }

    private fun noted(
        member: Member,
        isParameter: Boolean = false,
    ) = notes.ofProperty(member.name, member.type, member.kind, isParameter)

    private fun record(
        name: String,
        members: List<Member>,
        interfaces: String,
    ): String {
        val components = members.joinToString { noted(it) + it.type + " " + it.name }
        val check = members.find { it.type == "int" }?.takeIf { oneIn(4) }
        val constructor = if (check == null) "" else "\n    public $name {${failing(check)}\n    }"
        val factory = if (oneIn(10) && '<' !in name) "\n" + creatorOf(name, members) else ""
        val body = constructor + factory + extras(members)
        return "${notes.ofClass()}public record $name($components)$interfaces {$body\n}\n"
    }

    private fun failing(member: Member) =
        "\n        if (${member.name} == 13) throw new IllegalArgumentException(\"13 is not allowed\");"

    /** A creator that is no constructor. */
    private fun creatorOf(
        name: String,
        members: List<Member>,
    ): String =
        "    @JsonCreator public static $name of(${parameters(members)}) " +
            "{ return new $name(${members.joinToString { it.name }}); }"

    /** What any class may have besides. */
    private fun extras(members: List<Member>): String {
        val member = members.any()
        val code = "public String computedText() { return \"c\" + ${member.name}; }"
        val computed = "\n    @JsonProperty(\"computed\") $code"
        val described = "\n    public int getLength() { return ${members.size}; }"
        return (if (oneIn(12)) computed else "") + if (oneIn(12)) described else ""
    }

    private fun parameters(members: List<Member>): String {
        val areNamed = !oneIn(20)
        return members.joinToString { member ->
            val named = "@JsonProperty(\"${member.name}\") "
            val all =
                noted(member, isParameter = true)
                    .replace("@JsonProperty(\"\") ", named)
                    .replace(UNNAMED, "@JsonProperty(value = \"${member.name}\", ")
            (if ("@JsonProperty" in all || !areNamed) all else named + all) + "${member.type} ${member.name}"
        }
    }

    private fun created(
        name: String,
        members: List<Member>,
    ): String {
        val (given, set) = members.partition { !oneIn(5) }
        val fields = given.joinToString("") { "\n    private final ${it.type} ${it.name};" }
        val stored = given.joinToString("") { "\n        this.${it.name} = ${it.name};" }
        val check = given.find { it.type == "int" }?.takeIf { oneIn(3) }?.let(::failing).orEmpty()
        val creator = if (given.isEmpty()) "" else "@JsonCreator "
        return "${notes.ofClass()}public class $name {$fields\n    ${creator}public $name(${parameters(given)}) " +
            "{$check$stored\n    }${given.joinToString("", transform = ::getter)}" +
            "${set.joinToString("", transform = ::property)}${extras(members)}\n}\n"
    }

    private fun factory(
        name: String,
        members: List<Member>,
    ): String {
        val fields = members.joinToString("") { "\n    private final ${it.type} ${it.name};" }
        val stored = members.joinToString("") { "\n        this.${it.name} = ${it.name};" }
        val components = members.joinToString { "${it.type} ${it.name}" }
        return "${notes.ofClass()}public final class $name {$fields\n    private $name($components) {$stored\n    }" +
            "${members.joinToString("", transform = ::getter)}\n${creatorOf(name, members)}\n}\n"
    }

    private fun builder(
        name: String,
        members: List<Member>,
    ): String {
        val fields = members.joinToString("") { "\n        private ${it.type} ${it.name};" }
        val prefix = if (oneIn(3)) "@JsonPOJOBuilder(withPrefix = \"with\", buildMethodName = \"build\")\n    " else ""
        val setters = members.joinToString("") {
            "\n        ${noted(it)}public Builder with${it.capital}(${it.type} value) " +
                "{ this.${it.name} = value; return this; }"
        }
        val arguments = members.joinToString { it.name }
        val components = members.joinToString { "${it.type} ${it.name}" }
        return "@JsonDeserialize(builder = $name.Builder.class)\npublic record $name($components) {\n" +
            "    ${prefix}public static class Builder {$fields$setters\n" +
            "        public $name build() { return new $name($arguments); }\n    }\n}\n"
    }

    private fun wrapper(name: String): String {
        val (type, kind) = type()
        val mode = listOf("@JsonCreator(mode = JsonCreator.Mode.DELEGATING) ", "@JsonCreator ", "").any()
        val member = Member("value", type, kind)
        return "public record $name(@JsonValue ${member.type} value) {\n    ${mode}public $name {\n    }\n}\n"
    }

    private fun family(name: String): String {
        val use = listOf("NAME", "NAME", "CLASS", "MINIMAL_CLASS", "DEDUCTION").any()
        val include = listOf("PROPERTY", "PROPERTY", "WRAPPER_OBJECT", "WRAPPER_ARRAY", "EXISTING_PROPERTY").any()
        val more = listOf("", "", ", visible = true", ", defaultImpl = $name.One.class").any()
        val how = "use = JsonTypeInfo.Id.$use, include = JsonTypeInfo.As.$include"
        val info = "@JsonTypeInfo($how, property = \"kind\"$more)"
        val types = listOf("One" to "one", "Two" to "two").joinToString { (type, id) ->
            "@JsonSubTypes.Type(value = $name.$type.class, name = \"$id\")"
        }
        val one = record("One", members(), " implements $name")
        val two = bean("Two", members(), " implements $name", "static final")
        return "$info\n@JsonSubTypes({$types})\npublic ${listOf("sealed ", "").any()}interface $name {\n$one$two}\n"
    }

    private fun generic(name: String): String {
        val own = listOf(Member("value", "T", Kind.SCALAR), Member("all", "List<T>", Kind.CONTAINER)) +
            listOf(Member("byName", "Map<String, T>", Kind.CONTAINER), Member("next", "$name<T>", Kind.OBJECT))
        val members = own.filter { !oneIn(3) } + members().take(2)
        return if (oneIn(2)) {
            record("$name<T>", members, "").replace("public $name<T> {\n        if", "public $name {\n        if")
        } else {
            bean("$name<T>", members, "")
        }
    }

    private fun enumOf(name: String): String {
        val named = { constant: String ->
            listOf("", "", "@JsonProperty(\"$constant one\") ", "@JsonAlias(\"other $constant\") ", DEFAULT).any()
        }
        val constants = listOf("RED", "GREEN", "BLUE").mapIndexed { i, it ->
            val body = if (oneIn(5)) " { @Override public String toString() { return \"it is $it\"; } }" else ""
            (if (i == 0) named(it) else named(it).replace(DEFAULT, "")) + it + body
        }
        val value = listOf("", "", "", VALUE_OF_ENUM, NUMBER_OF_ENUM).any()
        val creator = if (oneIn(5)) CREATOR_OF_ENUM.replace("IT", name) else ""
        val shape = if (oneIn(6)) "@JsonFormat(shape = JsonFormat.Shape.${listOf("NUMBER", "OBJECT").any()})\n" else ""
        return "${shape}public enum $name {\n    ${constants.joinToString()};$value$creator\n}\n"
    }

    private fun bean(
        name: String,
        members: List<Member>,
        parents: String,
        modifiers: String = "",
    ): String {
        val others = if (oneIn(8)) ANY else ""
        return "${notes.ofClass()}public $modifiers class $name$parents {" +
            "${members.joinToString("", transform = ::property)}$others${extras(members)}\n}\n"
    }

    private fun getter(member: Member): String {
        val prefix = if (member.type == "boolean") "is" else "get"
        val note = if (oneIn(6)) noted(member) else ""
        return "\n    ${note}public ${member.type} $prefix${member.capital}() { return ${member.name}; }"
    }

    private fun setter(member: Member): String {
        val note = if (oneIn(6)) noted(member) else ""
        return "\n    ${note}public void set${member.capital}(${member.type} value) { this.${member.name} = value; }"
    }

    /** A property that can be set: by a field, or by a setter. */
    private fun property(member: Member): String {
        val initial = INITIAL[member.type]?.takeIf { oneIn(4) }?.let { " = $it" }.orEmpty()
        val field = "${member.type} ${member.name}$initial;"
        return when (random.nextInt(8)) {
            0, 1, 2 -> "\n    ${noted(member)}public $field"
            3 -> "\n    private $field" + setter(member)
            4 -> "\n    @JsonProperty private $field"
            5 -> "\n    ${noted(member)}private $field" + getter(member)
            else -> "\n    ${noted(member)}private $field" + getter(member) + setter(member)
        }
    }

    private companion object {
        /** Properties of a class that several methods read and write. */
        const val MANY = 70

        /** A class holds one of so many before it. */
        const val NEAR = 8

        const val DEFAULT = "@JsonEnumDefaultValue "

        /** Names nothing, which a parameter has to be. */
        val UNNAMED = Regex("@JsonProperty\\((?!\")")

        const val HEAD =
            "package made;\nimport com.fasterxml.jackson.annotation.*;\nimport java.math.*;\nimport java.net.URI;\n" +
                "import java.time.*;\nimport java.util.*;\nimport java.util.concurrent.atomic.*;\n" +
                "import tools.jackson.databind.PropertyNamingStrategies;\n" +
                "import tools.jackson.databind.annotation.*;\n" +
                "import tools.jackson.databind.ser.std.ToStringSerializer;\n"

        const val ANY =
            "\n    private final Map<String, Object> others = new LinkedHashMap<>();" +
                "\n    @JsonAnySetter public void other(String name, Object value) { others.put(name, value); }" +
                "\n    @JsonAnyGetter public Map<String, Object> others() { return others; }"

        const val VALUE_OF_ENUM =
            "\n    @JsonValue public String getValue() { return name().toLowerCase(Locale.ROOT); }"

        const val NUMBER_OF_ENUM = "\n    @JsonValue public int number() { return ordinal() * 7; }"

        const val CREATOR_OF_ENUM =
            "\n    @JsonCreator public static IT made(String text) " +
                "{ return text.isEmpty() ? null : valueOf(text.toUpperCase(Locale.ROOT)); }"

        val NAMES = listOf("a", "b", "aB", "name", "n2345678", "URL", "here", "gr\u00f6\u00dfe")

        /** Of classes whose superclass has the others. */
        val OWN_NAMES = listOf("x", "ownName", "y1")

        val SCALARS =
            (
                "int,int,long,double,boolean,short,byte,float,char,String,String,String,Integer,Long,Double,Boolean," +
                    "Short,Float,Character,BigDecimal,BigInteger,Number,Object,CharSequence,UUID,LocalDate,Instant," +
                    "LocalDateTime,OffsetDateTime,Duration,Date,URI,Locale,Currency,AtomicInteger,OptionalInt"
            ).split(",")

        val CONTAINERS =
            (
                "List<String>;List<Integer>;List<Object>;Set<String>;Set<Long>;SortedSet<String>;Collection<Double>;" +
                    "Deque<Integer>;ArrayList<LocalDate>;LinkedList<String>;TreeSet<Integer>;List<List<Integer>>;" +
                    "Map<String, String>;Map<String, Integer>;Map<Integer, String>;Map<UUID, Boolean>;" +
                    "SortedMap<String, Long>;Map<String, Object>;TreeMap<String, List<String>>;HashMap<Long, int[]>;" +
                    "int[];long[];double[];float[];short[];boolean[];byte[];char[];String[];Integer[];int[][];" +
                    "Object[];LocalDate[];Optional<String>;Optional<List<Integer>>;AtomicReference<String>;" +
                    "Map<LocalDate, BigDecimal>;Iterable<String>;EnumMap<DayOfWeek, Integer>"
            ).split(";")

        val OF_OBJECTS =
            listOf("IT", "IT", "IT", "List<IT>", "Map<String, IT>", "Set<IT>", "Optional<IT>", "List<List<IT>>") +
                listOf("Map<Integer, List<IT>>", "Collection<IT>", "AtomicReference<IT>", "List<? extends IT>")

        val OF_ENUMS =
            listOf("IT", "IT", "IT[]", "List<IT>", "Set<IT>", "EnumSet<IT>", "Map<IT, String>") +
                listOf("EnumMap<IT, Integer>", "Map<String, IT>", "Optional<IT>")

        val ARGUMENTS = listOf("String", "Integer", "List<Long>", "LocalDate", "Object", "double[]")

        val INITIAL =
            mapOf(
                "int" to "7",
                "Integer" to "8",
                "String" to "\"d\"",
                "boolean" to "true",
                "List<String>" to "new ArrayList<>(List.of(\"x\"))",
                "Map<String, Integer>" to "new HashMap<>(Map.of(\"k0\", 1))",
                "Set<String>" to "new TreeSet<>(Set.of(\"y\"))",
                "Optional<String>" to "Optional.of(\"o\")",
                "int[]" to "new int[] {1, 2}",
                "BigDecimal" to "BigDecimal.TEN",
                "Object" to "\"any\"",
            )
    }
}
