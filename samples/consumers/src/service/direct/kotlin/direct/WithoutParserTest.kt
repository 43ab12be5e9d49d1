package direct

import dev.piculet.jackson3.PiculetJsonMapper
import dev.piculet.jackson3.kotlin.KotlinModule
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.springframework.boot.builder.SpringApplicationBuilder
import org.springframework.context.annotation.Bean
import org.springframework.context.annotation.Configuration
import org.springframework.web.bind.annotation.PostMapping
import org.springframework.web.bind.annotation.RequestBody
import org.springframework.web.bind.annotation.RestController
import shop.Service
import tools.jackson.databind.json.JsonMapper
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse.BodyHandlers

/** In a package of its own, so that the service of the other tests does not find it. */
@Configuration(proxyBeanMethods = false)
class Mappers {
    // region bean
    @Bean
    fun jsonMapper(builder: JsonMapper.Builder): JsonMapper = PiculetJsonMapper.of(builder.build())
    // endregion
}

data class Line(
    val item: String,
    val count: Int = 1,
)

@RestController
class LineController {
    @PostMapping("/lines")
    fun add(
        @RequestBody line: Line,
    ): Line = line
}

class WithoutParserTest {
    @Test
    fun `Boot's converter reads and writes without parser and generator`() {
        val builder = SpringApplicationBuilder(Service::class.java, Mappers::class.java, LineController::class.java)
        val service = builder.run("--server.port=0", "--spring.main.banner-mode=off", "--logging.level.root=warn")
        service.use {
            val port = it.environment.getRequiredProperty("local.server.port")
            // Jackson writes the first object of a class.
            repeat(2) { assertEquals("""{"item":"nut","count":1}""", post(port, """{"item":"nut"}""")) }
            val modules = it.getBean(JsonMapper::class.java).registeredModules()
            val lines = modules.filterIsInstance<KotlinModule>().single().diagnostics()
            val name = Line::class.java.name
            assertTrue("$name, reading documents: straight from bytes, by generated code" in lines) { "$lines" }
            assertTrue("$name, writing documents: straight to bytes, by generated code" in lines) { "$lines" }
        }
    }

    private fun post(
        port: String,
        json: String,
    ): String {
        val uri = URI("http://localhost:$port/lines")
        val request = HttpRequest.newBuilder(uri).header("Content-Type", "application/json")
        return HttpClient
            .newHttpClient()
            .send(request.POST(BodyPublishers.ofString(json)).build(), BodyHandlers.ofString())
            .body()
    }
}
