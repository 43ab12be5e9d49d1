package dev.piculet.lab.cli

import dev.piculet.binary.Inspector
import dev.piculet.binary.Schema
import dev.piculet.binary.io.BinaryException
import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException
import picocli.CommandLine.Command
import picocli.CommandLine.Option
import picocli.CommandLine.Parameters
import java.io.IOException
import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.Callable

@Command(
    name = "inspect",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = [
        "Prints a serialized value, or a stream of them, field by field: offset, bytes, path, type, value.",
        "Without --schema the bytes must tell it: a value of BinarySerializer, or a stream of FramedWriter.",
    ],
)
internal class InspectCommand(
    private val lab: Lab,
) : Callable<Int> {
    @Parameters(paramLabel = "FILE", description = ["The bytes; - reads them from the input."])
    lateinit var file: String

    @Option(names = ["--schema"], paramLabel = "FILE", description = ["File with serializer.schema().toBytes()."])
    var schema: Path? = null

    @Option(names = ["--headerless"], description = ["The value was written without the header that tells its schema."])
    var headerless: Boolean = false

    override fun call(): Int {
        val inspector = inspector()
        val bytes = if (file == "-") System.`in`.readBytes() else read(Path.of(file))
        lab.terminal.print(inspector.inspect(bytes))
        return ExitCode.DONE
    }

    private fun inspector(): Inspector {
        val path = schema
        if (path == null) {
            if (headerless) {
                throw LabException("--headerless needs the value's schema. Name it with --schema.", ExitCode.USAGE)
            }
            return Inspector.selfDescribing()
        }
        val inspector = Inspector.of(parse(path))
        return if (headerless) inspector.headerless() else inspector
    }

    private fun parse(path: Path): Schema =
        try {
            Schema.parse(read(path))
        } catch (e: BinaryException) {
            val reason = e.message.orEmpty().substringBefore('\n')
            throw LabException("$path holds no schema: $reason Write schema().toBytes() to it.", cause = e)
        }

    private fun read(path: Path): ByteArray =
        try {
            Files.readAllBytes(path)
        } catch (e: IOException) {
            throw LabException("Can't read $path (${reason(path)}). Name a file.", cause = e)
        }

    private fun reason(path: Path) =
        when {
            Files.isDirectory(path) -> "it is a folder"
            Files.notExists(path) -> "it is not there"
            else -> "it can't be opened"
        }
}
