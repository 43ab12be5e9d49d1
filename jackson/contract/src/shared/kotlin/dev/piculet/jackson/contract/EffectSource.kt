package dev.piculet.jackson.contract

import java.util.Random

/**
 * Sources of random classes of Java in package `made`: records, classes with a creator, and beans. Their code computes,
 * checks, copies and fails; some of it does what somebody notices. The same seed gives the same.
 */
internal class EffectSource(
    random: Random,
) : Choices(random) {
    private class Member(
        val name: String,
        val type: String,
    )

    /** Whether the class is likely to do what somebody notices. */
    private var isNoticed = false

    /**
     * Returns the source of a class.
     *
     * @param others made before, which it may hold
     */
    fun of(
        name: String,
        others: List<String>,
    ): String {
        isNoticed = oneIn(3)
        val members = List(1 + random.nextInt(7)) { Member("abcdefg"[it].toString(), type(others)) }
        val body =
            when (random.nextInt(3)) {
                0 -> record(name, members)
                1 -> created(name, members)
                else -> bean(name, members)
            }
        return "package made;\nimport com.fasterxml.jackson.annotation.*;\nimport java.util.*;\n$body"
    }

    private fun type(others: List<String>): String =
        when {
            others.isNotEmpty() && oneIn(7) -> others.any()
            others.isNotEmpty() && oneIn(20) -> "List<${others.any()}>"
            else -> TYPES.any()
        }

    private fun record(
        name: String,
        members: List<Member>,
    ): String {
        val accessors = members.filter { oneIn(6) }.joinToString("") { "\n    public " + getter(it, it.name) }
        val components = members.joinToString { "${it.type} ${it.name}" }
        val constructor = "public $name {${code(members)}\n    }"
        return "public record $name($components) {\n    $constructor$accessors${others(name)}\n}\n"
    }

    private fun created(
        name: String,
        members: List<Member>,
    ): String {
        val fields = members.joinToString("") { "\n    private ${FINALS.any()}${it.type} ${it.name};" }
        val parameters = members.joinToString { "@JsonProperty(\"${it.name}\") ${it.type} ${it.name}" }
        val stored = members.joinToString("") { "\n        this.${it.name} = ${it.name};" }
        val after = if (oneIn(4)) AFTER.any() else ""
        val constructor = "public $name($parameters) {${code(members)}$stored$after\n    }"
        return "public ${FINALS.any()}class $name extends Base {$fields\n    @JsonCreator\n    $constructor" +
            "${getters(members)}${text(name, members)}${others(name)}\n}\n"
    }

    private fun bean(
        name: String,
        members: List<Member>,
    ): String {
        val code =
            members.joinToString("") {
                if (oneIn(5)) {
                    "\n    public ${it.type} ${it.name};"
                } else {
                    "\n    private ${it.type} ${it.name};\n    public ${if (oneIn(9)) "synchronized " else ""}void " +
                        "set${it.name.uppercase()}(${it.type} ${it.name}) {${code(listOf(it))}\n" +
                        "        this.${it.name} = ${it.name};${if (oneIn(9)) AFTER.any() else ""}\n    }" +
                        getters(listOf(it))
                }
            }
        val made = if (oneIn(6)) "\n    public $name() {${if (isNoticed) NOTED.any() else ""}\n    }" else ""
        return "public class $name extends Base {$code$made${text(name, members)}${others(name)}\n}\n"
    }

    private fun getters(members: List<Member>): String =
        members.joinToString("") { "\n    public " + getter(it, "get" + it.name.uppercase()) }

    private fun getter(
        member: Member,
        name: String,
    ): String = "${member.type} $name() {${if (isNoticed && oneIn(3)) NOTED.any() else ""} return ${member.name}; }"

    private fun text(
        name: String,
        members: List<Member>,
    ): String {
        val values = members.joinToString(" + \", \" + ") { it.name }
        val noted = if (oneIn(4)) NOTED.any() else ""
        return "\n    @Override\n    public String toString() {$noted return \"$name \" + $values + \" \" + calls; }"
    }

    private fun others(name: String): String =
        "\n    private static int limit(int number) { return Math.min(Math.max(number, -99), 99); }" +
            "\n    void touch() { Log.note(\"touched $name\"); }" +
            "\n    public void hook() {${if (isNoticed && oneIn(3)) NOTED.any() else ""} }"

    /** Statements that precede the storing of parameters. */
    private fun code(members: List<Member>): String =
        List(random.nextInt(4)) {
            val member = members.find { isNoticed && kind(it.type) == "Made" && oneIn(2) } ?: members.any()
            val isKnown = isNoticed && oneIn(3)
            val statements = (if (isKnown) NOTICED else UNNOTICED)[kind(member.type)].orEmpty()
            if (statements.isEmpty()) "" else statements.any().replace(OWN, member.name)
        }.joinToString("") { if (it.isEmpty()) "" else "\n        { $it }" }

    private fun kind(type: String): String =
        when {
            type.startsWith("List") -> "List"
            type in UNNOTICED -> type
            else -> "Made"
        }

    companion object {
        /** What the classes share. */
        val SHARED: Map<String, String> =
            mapOf(
                "Log" to
                    "package made;\npublic final class Log {\n" +
                    "    public static final java.util.List<String> LINES = new java.util.ArrayList<>();\n" +
                    "    public static int count;\n" +
                    "    public static boolean note(String line) { LINES.add(line); return true; }\n" +
                    "    static final class Refused extends RuntimeException {\n" +
                    "        Refused(Object value) { super(\"refused\"); note(\"refused \" + value); }\n    }\n}\n",
                "Kind" to
                    "package made;\npublic enum Kind {\n    RED, GREEN { @Override Kind other() { return RED; } };\n" +
                    "    static final Kind USUAL = RED;\n    Kind other() { Log.note(\"other\"); return GREEN; }\n}\n",
                "Base" to
                    "package made;\npublic class Base {\n    protected int calls;\n    public void hook() { }\n" +
                    "    protected final void add(int number) { calls += number; }\n}\n",
            )

        private val TYPES =
            listOf("int", "long", "double", "boolean", "String", "String", "Integer", "Long", "Kind") +
                listOf("List<String>", "List<Integer>", "Set<String>", "int[]")

        /** Stands for the parameter in a statement. */
        private val OWN = Regex("\\bit\\b")

        private val FINALS = listOf("final ", "")

        /** What an own method or field may be used for, once parameters are stored. */
        private val AFTER =
            listOf("add(1);", "hook();", "calls = limit(calls + 7);", "calls = ++Log.count;").map { "\n        $it" }

        private val NOTED = listOf(" Log.note(\"noted\");", " Log.count++;", " if (Log.count < 9) Log.count += 2;")

        private val UNNOTICED: Map<String, List<String>> =
            mapOf(
                "int" to
                    listOf(
                        "if (it == 13) throw new IllegalArgumentException(\"it is \" + it);",
                        "it = limit(it);",
                        "it = 100 / it;",
                        "for (int i = 0; i < 3; i++) { it += i; }",
                        "int[] room = new int[it == Integer.MAX_VALUE ? it : it & 7];",
                        "Object text = \"it = \" + it; if (it < 0) throw new IllegalStateException(text.toString());",
                        "try { it = 7 / it; } catch (ArithmeticException failure) { it = -1; }",
                    ),
                "long" to listOf("it = it * 31 + 7;", "if (it > 1L << 40) throw new ArithmeticException();"),
                "double" to listOf("it = Math.sqrt(it);", "if (Double.isNaN(it)) it = 0;"),
                "boolean" to listOf("it = !it;", "if (!it) throw new IllegalArgumentException();"),
                "String" to
                    listOf(
                        "it = it == null ? \"none\" : it.trim();",
                        "Objects.requireNonNull(it, \"it\");",
                        "it = it + \"!\" + it;",
                        "if (it != null && it.isEmpty()) throw new IllegalArgumentException(\"it is empty\");",
                        "if (it != null) it = it.substring(1);",
                    ),
                "Integer" to listOf("it = it + 1;", "it = it == null ? 0 : it.intValue();"),
                "Long" to listOf("if (it == null) throw new NullPointerException(\"it\");"),
                "Kind" to listOf("it = it == null ? Kind.GREEN : it;", "it = Kind.USUAL;"),
                "List" to
                    listOf(
                        "it = List.copyOf(it);",
                        "it = it == null ? List.of() : Collections.unmodifiableList(it);",
                        "if (it == null) it = new ArrayList<>();",
                    ),
                "Set<String>" to listOf("it = it == null ? null : Collections.unmodifiableSet(it);"),
                "int[]" to listOf("if (it != null && it.length > 0) it[0] = 5;", "it = new int[3];"),
                "Made" to listOf("Objects.requireNonNull(it);", "if (it == null) throw new IllegalStateException();"),
            )

        private val NOTICED: Map<String, List<String>> =
            mapOf(
                "int" to
                    listOf(
                        "Log.note(\"it \" + it);",
                        "it = ++Log.count;",
                        "if (it == 7) throw new Log.Refused(it);",
                        "int[] all = {it}; Log.note(\"\" + all.length);",
                    ),
                "long" to listOf("Runnable later = () -> Log.note(\"later\"); later.run();"),
                "double" to listOf("Log.count += (int) it;"),
                "boolean" to listOf("if (it) Log.count++;", "assert Log.note(\"asserted\");"),
                "String" to
                    listOf(
                        "Objects.requireNonNull(it, () -> \"\" + Log.note(\"none\"));",
                        "if (it == null) throw new Log.Refused(it);",
                        "synchronized (Log.LINES) { Log.LINES.add(it); }",
                    ),
                "Integer" to listOf("if (it != null) Log.count = it;"),
                "Long" to listOf("Optional.ofNullable(it).ifPresent(n -> Log.count++);"),
                "Kind" to listOf("it = it == null ? it : it.other();"),
                "List" to listOf("if (it != null) it.forEach(each -> Log.note(\"\" + each));", "it.add(null);"),
                "Set<String>" to listOf("for (String each : it) Log.note(each);"),
                "int[]" to listOf("if (it != null) for (int each : it) Log.count += each;"),
                "Made" to
                    listOf(
                        "if (it != null) it.touch();",
                        "it.hook();",
                        "Object chosen = Log.count == 0 ? it : \"text\"; if (chosen != null) chosen.toString();",
                        "Object other = \"text\"; if (it != null) (Log.count == 0 ? it : other).toString();",
                        "\"\".equals(\"\" + it);",
                    ),
            )
    }
}
