package shop

import org.junit.jupiter.api.AfterAll
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import org.springframework.boot.builder.SpringApplicationBuilder
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse
import java.net.http.HttpResponse.BodyHandlers

class ServiceTest {
    @Test
    fun `the service reads and writes a data class`() {
        val answer = post("""{"id":7,"customer":"Ann"}""")
        assertEquals(
            """{"id":7,"customer":"Ann","payment":{"kind":"Invoice","days":30},"notes":[]}""",
            answer.body(),
        )
    }

    @Test
    fun `null where there must be a value is a bad request`() {
        assertEquals(400, post("""{"id":7,"customer":null}""").statusCode())
    }

    @Test
    fun `Piculet does it`() {
        post("""{"id":7,"customer":"Ann"}""")
        assertReadByPiculet(Order::class.java, service)
    }

    private fun post(json: String): HttpResponse<String> {
        val uri = URI("http://localhost:${service.environment.getProperty("local.server.port")}/orders")
        val request = HttpRequest.newBuilder(uri).header("Content-Type", "application/json")
        return HttpClient
            .newHttpClient()
            .send(request.POST(BodyPublishers.ofString(json)).build(), BodyHandlers.ofString())
    }

    companion object {
        private val service =
            SpringApplicationBuilder(Service::class.java)
                .run("--server.port=0", "--spring.main.banner-mode=off", "--logging.level.root=warn")

        @JvmStatic
        @AfterAll
        fun stop() {
            service.close()
        }
    }
}
